//! The gate of every request: who sends it, whether that address has too many in flight, and how long it may take.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use hyper::header::RETRY_AFTER;
use hyper::http::{HeaderValue, StatusCode};
use tokio::time::timeout;
use tracing::info;

use crate::caller::Proxies;
use crate::pieces::Pieces;
use crate::places::Places;
use crate::sentence;
use crate::server::{Limits, Peer};
use crate::traffic::Traffic;

/// What every request passes.
pub(crate) struct Gate {
    proxies: Arc<Proxies>,
    limits: Limits,
    /// Requests in flight.
    places: Arc<Places>,
    traffic: Arc<Traffic>,
}

impl Gate {
    pub(crate) fn new(proxies: Arc<Proxies>, limits: Limits, traffic: Arc<Traffic>) -> Arc<Self> {
        Arc::new(Self { proxies, limits, places: Places::new(limits.connections_per_address), traffic })
    }
}

pub(crate) async fn pass(State(gate): State<Arc<Gate>>, mut request: Request, next: Next) -> Response {
    let Some(&Peer(peer)) = request.extensions().get::<Peer>() else {
        return sentence(StatusCode::INTERNAL_SERVER_ERROR, "the request has no sender");
    };
    let caller = gate.proxies.caller(peer, request.headers());
    let Some(place) = gate.places.take(caller.address) else {
        gate.traffic.refused();
        info!(address = %caller.address, "an address has too many requests in flight");
        return too_many("too many requests from your address at once, try again", 1);
    };
    request.extensions_mut().insert(caller);
    let answered = timeout(gate.limits.answer_time, next.run(request)).await;
    let response = answered.unwrap_or_else(|_| {
        sentence(StatusCode::SERVICE_UNAVAILABLE, "the answer takes too long, try again")
    });
    response.map(|body| Body::new(Pieces::new(body, place)))
}

/// The answer to a client that asks too much, with the seconds after which it may try again.
pub(crate) fn too_many(words: &'static str, seconds: u64) -> Response {
    let mut response = sentence(StatusCode::TOO_MANY_REQUESTS, words);
    response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
    response
}
