//! The server from outside: whole games, requests, and what the store keeps.

mod games;
mod http;
mod store;
