//! Prepares the client for being split into chunks.

fn main() {
    // The splitter (`cargo xtask web`) needs relocations to find what refers to what.
    let target = std::env::var("CARGO_CFG_TARGET_ARCH");
    if target.as_deref() == Ok("wasm32") {
        println!("cargo::rustc-link-arg-bin=client=--emit-relocs");
    }
    println!("cargo::rerun-if-changed=build.rs");
}
