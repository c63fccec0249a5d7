//! The body of a response in pieces.
//!
//! hyper takes a body as soon as it has room for its next piece. A large file in one piece would be gone long before the
//! client has read it, and with it the place of the request in flight.

use std::pin::Pin;
use std::task::{Context, Poll, ready};

use axum::body::{Body, Bytes, HttpBody};
use hyper::body::{Frame, SizeHint};

use crate::places::Place;

/// The size of a piece, in bytes.
const PIECE: usize = 16 * 1024;

/// A body that keeps the place of its request.
pub(crate) struct Pieces {
    body: Body,
    rest: Bytes,
    _place: Place,
}

impl Pieces {
    pub(crate) fn new(body: Body, place: Place) -> Self {
        Self { body, rest: Bytes::new(), _place: place }
    }
}

impl HttpBody for Pieces {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        if self.rest.is_empty() {
            let next = ready!(Pin::new(&mut self.body).poll_frame(cx));
            let Some(Ok(frame)) = next else { return Poll::Ready(next) };
            match frame.into_data() {
                Ok(data) => self.rest = data,
                Err(frame) => return Poll::Ready(Some(Ok(frame))),
            }
        }
        let size = self.rest.len().min(PIECE);
        let piece = self.rest.split_to(size);
        Poll::Ready(Some(Ok(Frame::data(piece))))
    }

    fn is_end_stream(&self) -> bool {
        self.rest.is_empty() && self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        let rest = self.rest.len() as u64;
        let body = self.body.size_hint();
        let mut hint = SizeHint::new();
        hint.set_lower(body.lower() + rest);
        if let Some(upper) = body.upper() {
            hint.set_upper(upper + rest);
        }
        hint
    }
}
