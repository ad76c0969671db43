//! A server for one test: free port, own database, gone at the end.

use std::fs;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::JoinHandle;

use axum::body::Body;
use axum::http::{HeaderMap, Method};
use axum::response::Response;
use lucid_server::Server;
use lucid_server::config::Config;
use lucid_server::store::Store;
use tokio::net::TcpListener;
use tokio::runtime;
use tokio::sync::oneshot;

use super::Browser;

pub(crate) struct Service {
    pub(crate) address: SocketAddr,
    folder: PathBuf,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Service {
    /// A server as it is when nothing is set.
    pub(crate) fn start() -> Service {
        Service::with(|_| {})
    }

    /// A server with other settings.
    pub(crate) fn with(change: impl FnOnce(&mut Config)) -> Service {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("http-{}-{count}", std::process::id());
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::create_dir_all(&folder).unwrap();
        let runtime = runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .unwrap();
        let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).unwrap();
        let address = listener.local_addr().unwrap();
        let mut config = Config::new(address, folder.clone());
        change(&mut config);
        let server = runtime.block_on(Server::open(&config, page)).unwrap();
        let (stop, stopped) = oneshot::channel();
        let thread = std::thread::spawn(move || {
            runtime.block_on(server.serve(listener, async {
                let _ = stopped.await;
            }));
        });
        Service {
            address,
            folder,
            stop: Some(stop),
            thread: Some(thread),
        }
    }

    /// Somebody without a session.
    pub(crate) fn stranger(&self) -> Browser {
        Browser::new(self.address)
    }

    /// Somebody with a session.
    pub(crate) fn guest(&self, name: &str) -> Browser {
        let mut browser = self.stranger();
        let body = serde_json::json!({ "name": name }).to_string();
        let answer = browser.post("/api/session", &body);
        assert_eq!(answer.status, 200, "{answer:?}");
        browser
    }

    /// Does something with the database, as another node would.
    pub(crate) fn in_store<F: Future<Output = ()>>(&self, work: impl FnOnce(Store) -> F) {
        let runtime = runtime::Runtime::new().unwrap();
        runtime.block_on(async {
            let path = self.folder.join("lucid.db");
            let store = Store::open_existing(&format!("sqlite:{}", path.display())).await;
            let store = store.unwrap();
            work(store.clone()).await;
            store.close().await;
        });
    }

    /// Asks the server to go, without waiting for it.
    pub(crate) fn ask_to_stop(&mut self) {
        let _ = self.stop.take().expect("once").send(());
    }

    /// Waits until the server has gone.
    pub(crate) fn wait(&mut self) {
        let thread = self.thread.take().expect("once");
        thread.join().expect("the server ends in good order");
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Stands for the files of the client.
fn page(_: &Method, path: &str, _: &HeaderMap) -> Response {
    Response::new(Body::from(format!("page {path}")))
}
