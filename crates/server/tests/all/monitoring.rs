//! The files for Prometheus and Grafana, compared with what a server reports and with its documentation.

use std::collections::BTreeSet;
use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tessera_games::GameId;
use tessera_server::OnlineLimits;

use crate::common::http;
use crate::common::play::*;
use crate::common::{Running, bound, folder};

fn place(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

fn read(path: &str) -> String {
    fs::read_to_string(place(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Everything in a text that looks like the name of a metric.
fn names(text: &str) -> BTreeSet<&str> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    words.filter(|word| word.starts_with("tessera_") || word.starts_with("process_")).collect()
}

/// The expressions of a dashboard.
fn expressions(dashboard: &Value) -> Vec<String> {
    let panels = dashboard["panels"].as_array().expect("panels");
    let targets = panels.iter().flat_map(|panel| panel["targets"].as_array().expect("targets"));
    targets.map(|target| target["expr"].as_str().expect("an expression").to_owned()).collect()
}

/// What a busy server reports.
fn report() -> String {
    let folder = folder("monitored");
    let port: SocketAddr = "127.0.0.1:0".parse().unwrap();
    let server = bound().with_online(folder.path(), OnlineLimits::default()).unwrap();
    let server = server.with_metrics(port).unwrap();
    let metrics = server.metrics_address().unwrap();
    let server = Running::start(server);
    let id = begin(server.address, &request(GameId::Xok));
    let mut alice = Client::sit(server.address, &id, ALICE);
    assert_eq!(alice.ask(&json!({"t": "claim", "c": "too-early"}))["t"], "no");
    assert_eq!(alice.ask(&json!({"t": "resign", "c": "resigned"}))["t"], "ack");
    let start = Instant::now();
    loop {
        let text = http::get(metrics, "/metrics").text().to_owned();
        if text.contains("tessera_accepting 1") {
            return text;
        }
        assert!(start.elapsed() < Duration::from_secs(20), "{text}");
    }
}

#[test]
fn the_metrics_of_alerts_and_dashboard_exist_and_are_documented() {
    let report = report();
    let reported = names(&report);
    let docs = read("docs/server.md");
    let documented: BTreeSet<&str> = docs.split('`').collect();
    let (rules, dashboard) =
        (read("deploy/prometheus/tessera.rules.yml"), read("deploy/grafana/tessera.json"));
    let dashboard = expressions(&serde_json::from_str(&dashboard).unwrap()).join("\n");
    let used: BTreeSet<&str> = names(&rules).into_iter().chain(names(&dashboard)).collect();
    assert!(used.len() > 15, "{used:?}");
    for name in used {
        assert!(reported.contains(name), "{name} is not reported:\n{report}");
    }
    // Histograms are documented by their own names.
    let parts = ["_bucket", "_count", "_sum"];
    for name in reported {
        let whole = parts.iter().find_map(|part| name.strip_suffix(part)).unwrap_or(name);
        let short = whole.strip_prefix("tessera_").unwrap_or(whole);
        let is_counter = report.contains(&format!("# TYPE {whole} counter"));
        let is_info = report.contains(&format!("# TYPE {whole} info"));
        assert!(is_counter || is_info || documented.contains(short), "docs/server.md does not have {short}");
    }
    assert!(report.contains("tessera_build_info{version=\""), "{report}");
}

#[cfg(unix)]
#[test]
fn prometheus_accepts_the_alerts_and_every_expression_of_the_dashboard() {
    let folder = folder("promtool");
    let dashboard = serde_json::from_str(&read("deploy/grafana/tessera.json")).unwrap();
    let rules: Vec<Value> = expressions(&dashboard)
        .into_iter()
        .enumerate()
        .map(|(at, expr)| {
            let expr = expr.replace("$__rate_interval", "5m").replace("$instance", ".*");
            json!({"record": format!("panel:{at}"), "expr": expr})
        })
        .collect();
    let file = folder.file("panels.yml");
    // JSON is YAML.
    fs::write(&file, json!({"groups": [{"name": "panels", "rules": rules}]}).to_string()).unwrap();
    for rules in [place("deploy/prometheus/tessera.rules.yml"), file] {
        let Ok(output) = Command::new("promtool").args(["check", "rules"]).arg(&rules).output() else {
            return tessera_store::testing::missing("promtool (on Debian: apt-get install prometheus)");
        };
        let words = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{}: {words}", rules.display());
    }
}
