//! Lets the client be split into parts that are loaded when they are needed.

fn main() {
    // The splitter (`cargo xtask web`) follows what refers to what.
    let target = std::env::var("CARGO_CFG_TARGET_ARCH");
    if target.as_deref() == Ok("wasm32") {
        println!("cargo::rustc-link-arg-bin=client=--emit-relocs");
    }
    println!("cargo::rerun-if-changed=build.rs");
}
