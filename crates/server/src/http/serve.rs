//! Accepting connections, and closing them in good order.

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use tower::Service as _;

use super::address::Peer;
use super::app::App;
use crate::clock::now;
use crate::store::LONGEST_SESSION;

/// How long the head of a request may take to arrive, and how long a connection may be idle.
const HEAD: Duration = Duration::from_secs(30);
/// The most bytes of the head of a request.
const HEAD_BYTES: usize = 16 * 1024;
/// How long requests and sockets may take to end. Idle connections end at once.
const FAREWELL: Duration = Duration::from_secs(5);
/// The pause after a connection that could not be accepted, perhaps because too many files
/// are open.
const PAUSE: Duration = Duration::from_millis(100);

/// How often expired sessions and devices are deleted.
const CHORES: Duration = Duration::from_secs(6 * 60 * 60);

/// Serves until `stop`; then closes what is open, and the store.
pub(crate) async fn serve(app: App, listener: TcpListener, stop: impl Future<Output = ()>) {
    let router = super::router(app.clone());
    // Every connection holds a receiver, so the sender knows when all are gone.
    let (going, told) = watch::channel(());
    let chores = tokio::spawn(forget(app.clone()));
    let mut stop = pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((stream, peer)) => connect(stream, peer, router.clone(), told.clone()),
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken");
                sleep(PAUSE).await;
            }
        }
    }
    tracing::info!("the server goes");
    chores.abort();
    app.leaving.store(true, Ordering::Relaxed);
    drop((listener, told));
    let _ = going.send(());
    let ended = timeout(FAREWELL, async {
        going.closed().await;
        app.sockets.all_closed().await;
    });
    let ((), ended) = tokio::join!(app.hub.shutdown(), ended);
    if ended.is_err() {
        tracing::warn!("some connections did not end in time");
    }
    app.store.close().await;
    tracing::info!("all is kept");
}

/// Deletes expired sessions and unused devices, from time to time.
async fn forget(app: App) {
    loop {
        let forgotten = async {
            app.store.forget_sessions(now(), app.session_rest).await?;
            let old = now().saturating_sub(LONGEST_SESSION);
            app.store.forget_devices(old).await
        };
        if let Err(error) = forgotten.await {
            tracing::warn!(%error, "old sessions could not be forgotten");
        }
        sleep(CHORES).await;
    }
}

fn connect(stream: TcpStream, peer: SocketAddr, router: Router, mut going: watch::Receiver<()>) {
    // Updates are small and must not wait for each other.
    let _ = stream.set_nodelay(true);
    let under_way = Arc::new(AtomicBool::new(false));
    let begun = Arc::clone(&under_way);
    let service = service_fn(move |mut request: Request<Incoming>| {
        begun.store(true, Ordering::Relaxed);
        request.extensions_mut().insert(Peer(peer));
        router.clone().call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(HEAD_BYTES)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    tokio::spawn(async move {
        let mut connection = pin!(connection);
        let ended = tokio::select! {
            ended = connection.as_mut() => ended,
            _ = going.changed() => {
                // There was no request yet, so there is nothing to wait for.
                if !under_way.load(Ordering::Relaxed) {
                    return;
                }
                connection.as_mut().graceful_shutdown();
                connection.await
            }
        };
        // Errors here are the other end's: a lost connection, or no HTTP at all.
        if let Err(error) = ended {
            tracing::debug!(%error, "a connection broke");
        }
    });
}
