//! A server for one test: free port, own database, gone at the end.

use std::net::SocketAddr;
use std::thread::JoinHandle;

use axum::body::Body;
use axum::http::{HeaderMap, Method};
use axum::response::Response;
use lucid_server::Server;
use lucid_server::config::{Config, Limits};
use lucid_testkit::online::Guest;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::runtime;
use tokio::sync::oneshot;

pub(crate) struct House {
    pub(crate) address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
    _folder: TempDir,
}

impl House {
    /// A server whose limits do not stand in the way of many quick guests, and
    /// whose bots do not wait for anybody to follow.
    pub(crate) fn open() -> House {
        House::with(|_| {})
    }

    /// The same with other settings.
    pub(crate) fn with(change: impl FnOnce(&mut Config)) -> House {
        let folder = TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
        let runtime = runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .expect("a runtime");
        let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0"));
        let listener = listener.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let mut config = Config::new(address, folder.path().to_owned());
        config.limits = Limits::open();
        config.bot_pause = 0;
        change(&mut config);
        let server = runtime.block_on(Server::open(&config, no_page));
        let server = server.expect("a server");
        let (stop, stopped) = oneshot::channel();
        let thread = std::thread::spawn(move || {
            runtime.block_on(server.serve(listener, async {
                let _ = stopped.await;
            }));
        });
        House {
            address,
            stop: Some(stop),
            thread: Some(thread),
            _folder: folder,
        }
    }

    /// Somebody with a session, who waits for a server on a busy machine.
    pub(crate) fn guest(&self, name: &str) -> Guest {
        Guest::arrive(self.address, name)
            .expect("a session")
            .patient()
    }
}

impl Drop for House {
    fn drop(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn no_page(_: &Method, _: &str, _: &HeaderMap) -> Response {
    Response::new(Body::empty())
}
