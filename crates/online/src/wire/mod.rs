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

/// Visits the TypeScript types of all messages.
#[cfg(feature = "typescript")]
pub fn visit_types(visitor: &mut impl ts_rs::TypeVisitor) {
    visitor.visit::<ClientMessage>();
    visitor.visit::<ServerMessage>();
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
