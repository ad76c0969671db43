//! Counts allocations, to show that something makes none.
//!
//! A test program that counts needs the counter as its allocator:
//! `#[global_allocator] static ALLOCATOR: Counting = Counting;`

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

/// The system's allocator, with a count for each thread.
#[derive(Debug)]
pub struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: everything is passed on to the system's allocator unchanged.
#[expect(unsafe_code, reason = "counting allocations needs an allocator")]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        unsafe { System.dealloc(memory, layout) }
    }
}

/// How often this thread has allocated.
pub fn allocations() -> u64 {
    ALLOCATIONS.with(Cell::get)
}

/// Makes sure that [`Counting`] is the allocator; without it all counts are 0.
///
/// # Panics
/// When it is not.
pub fn assert_counted() {
    let before = allocations();
    drop(std::hint::black_box(Box::new(1)));
    assert!(allocations() > before, "nothing counts allocations");
}
