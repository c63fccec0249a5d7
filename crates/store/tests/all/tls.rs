//! A connection to PostgreSQL that is encrypted, and a server that proves who it is.

use std::fs;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};
use tessera_store::testing::{Folder, Postgres};
use tessera_store::{ErrorKind, Store};

use crate::common::{create, log};

/// A new authority.
fn authority() -> CertifiedIssuer<'static, KeyPair> {
    let mut params = CertificateParams::new(Vec::new()).unwrap();
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap()).unwrap()
}

/// The text of a certificate or of a key.
fn pem(what: &str, bytes: &[u8]) -> String {
    let text = BASE64_STANDARD.encode(bytes);
    // PostgreSQL reads no long lines.
    let lines: Vec<&str> = text.as_bytes().chunks(64).filter_map(|line| str::from_utf8(line).ok()).collect();
    format!("-----BEGIN {what}-----\n{}\n-----END {what}-----\n", lines.join("\n"))
}

#[tokio::test]
async fn the_certificate_of_the_database_is_checked() {
    let (known, other) = (authority(), authority());
    let key = KeyPair::generate().unwrap();
    let names = vec!["localhost".into()];
    let certificate = CertificateParams::new(names).unwrap().signed_by(&key, &known).unwrap();
    let Some(postgres) = Postgres::start_with_tls(
        &pem("CERTIFICATE", certificate.der()),
        &pem("PRIVATE KEY", &key.serialize_der()),
    ) else {
        return;
    };
    let folder = Folder::new("authorities").unwrap();
    let [known, other] = [("known", known), ("other", other)].map(|(name, authority)| {
        let file = folder.file(name);
        fs::write(&file, pem("CERTIFICATE", authority.der())).unwrap();
        file.display().to_string()
    });
    let by_number = postgres.database().unwrap();
    let by_name = by_number.replace("127.0.0.1", "localhost");

    let address = format!("{by_name}?sslmode=verify-full&sslrootcert={known}");
    let store = Store::open_postgres(&address).await.unwrap();
    create(&store, "g").await;
    assert_eq!(log(&store, "g").await.len(), 1);
    store.close().await;

    // Another authority, and the right one with another name than that of the certificate.
    for address in [
        format!("{by_name}?sslmode=verify-full&sslrootcert={other}"),
        format!("{by_name}?sslmode=verify-ca&sslrootcert={other}"),
        format!("{by_name}?sslmode=verify-full"),
        format!("{by_number}?sslmode=verify-full&sslrootcert={known}"),
    ] {
        let error = Store::open_postgres(&address).await.unwrap_err();
        assert_eq!(error.kind(), ErrorKind::NotOpened, "{address}");
        let words = error.to_string();
        assert!(words.contains("the certificate of the database"), "{address}: {words}");
    }
    let missing = format!("{by_name}?sslmode=verify-full&sslrootcert=/none/ca.pem");
    let words = Store::open_postgres(&missing).await.unwrap_err().to_string();
    assert!(words.starts_with("the database could not be opened: "), "{words}");
}

#[tokio::test]
async fn a_server_without_tls_is_refused_where_tls_is_required() {
    let Some(postgres) = Postgres::shared() else { return };
    let address = postgres.database().unwrap() + "?sslmode=verify-full";
    let words = Store::open_postgres(&address).await.unwrap_err().to_string();
    assert!(words.contains("does not support TLS"), "{words}");
}
