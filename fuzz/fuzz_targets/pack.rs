#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| lucid_testkit::fuzz::pack(data));
