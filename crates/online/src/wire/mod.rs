//! The messages between server and page, as JSON: those of the socket, and the requests and answers over HTTP.

mod client;
mod error;
mod http;
#[cfg(feature = "schema")]
mod schema;
mod secret;
mod server;

pub use client::{ClientMessage, DrawAct, Phrase, TakebackAct};
pub use error::WireError;
pub use http::{CreateGame, ErrorAnswer, ErrorSays, GameCreated, GameInfo, JoinGame, Online, Seated, Side};
#[cfg(feature = "schema")]
pub use schema::{follows, schema};
pub use secret::{Secret, SecretError};
pub use server::ServerMessage;

/// Maximum size of a message to the server, in bytes.
pub const MAX_MESSAGE: usize = 16 * 1024;

/// The version of the protocol. It is raised only when an older client cannot play. A client names its version in the
/// query of the socket, `protocol=2`; without it, the version is 1.
pub const PROTOCOL: u32 = 2;

/// The oldest version that the server supports.
pub const OLDEST_PROTOCOL: u32 = PROTOCOL - 1;

/// The code with which the server closes the socket of a client whose version it does not support.
pub const UNSUPPORTED_PROTOCOL: u16 = 4000;

/// The numbers of the protocol, as types: TypeScript checks the page's own numbers against them.
#[cfg(feature = "typescript")]
mod numbers {
    /// The version of the protocol.
    #[derive(ts_rs::TS)]
    #[ts(type = "2")]
    pub(super) struct Protocol;

    /// The code with which the server closes the socket of a client whose version it does not support.
    #[derive(ts_rs::TS)]
    #[ts(type = "4000")]
    pub(super) struct UnsupportedProtocol;

    #[test]
    fn the_types_are_the_numbers() {
        use ts_rs::TS as _;
        let config = ts_rs::Config::new();
        assert!(Protocol::decl(&config).ends_with(&format!("= {};", super::PROTOCOL)));
        assert!(UnsupportedProtocol::decl(&config).ends_with(&format!("= {};", super::UNSUPPORTED_PROTOCOL)));
    }
}

/// Visits the TypeScript types of all messages.
#[cfg(feature = "typescript")]
pub fn visit_types(visitor: &mut impl ts_rs::TypeVisitor) {
    visitor.visit::<ClientMessage>();
    visitor.visit::<ServerMessage>();
    visitor.visit::<numbers::Protocol>();
    visitor.visit::<numbers::UnsupportedProtocol>();
    visitor.visit::<crate::Body>();
    visitor.visit::<crate::GameResult>();
    visitor.visit::<CreateGame>();
    visitor.visit::<GameCreated>();
    visitor.visit::<JoinGame>();
    visitor.visit::<Seated>();
    visitor.visit::<GameInfo>();
    visitor.visit::<ErrorAnswer>();
    visitor.visit::<Online>();
}
