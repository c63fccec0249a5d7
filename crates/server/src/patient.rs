//! A connection that waits for a slow reader, but not for ever.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep};

/// Bytes that a reader must take for each second of waiting.
const RATE: f64 = 4096.0;

/// A stream whose writes fail when the reader has kept it waiting for too long. What the reader takes makes up for the
/// time that it took, at [`RATE`], so that a large file may take long on a slow line.
pub(crate) struct Patient<S> {
    stream: S,
    /// How long the reader may keep a write waiting.
    patience: Duration,
    /// How long it has, less what it made up for.
    waited: Duration,
    since: Option<Instant>,
    timer: Option<Pin<Box<Sleep>>>,
}

impl<S> Patient<S> {
    pub(crate) fn new(stream: S, patience: Duration) -> Self {
        Self { stream, patience, waited: Duration::ZERO, since: None, timer: None }
    }

    fn judge(&mut self, cx: &mut Context<'_>, written: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        match written {
            Poll::Ready(Ok(bytes)) => {
                if let Some(since) = self.since.take() {
                    self.waited += since.elapsed();
                }
                let made_up = Duration::from_secs_f64(bytes as f64 / RATE);
                self.waited = self.waited.saturating_sub(made_up);
                Poll::Ready(Ok(bytes))
            }
            Poll::Pending => {
                if self.since.is_none() {
                    self.since = Some(Instant::now());
                    let left = self.patience.saturating_sub(self.waited);
                    match &mut self.timer {
                        Some(timer) => timer.as_mut().reset(Instant::now() + left),
                        None => self.timer = Some(Box::pin(sleep(left))),
                    }
                }
                match self.timer.as_mut().map(|timer| timer.as_mut().poll(cx)) {
                    Some(Poll::Ready(())) => Poll::Ready(Err(io::ErrorKind::TimedOut.into())),
                    _ => Poll::Pending,
                }
            }
            failed @ Poll::Ready(Err(_)) => failed,
        }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.judge(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, slices);
        self.judge(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
