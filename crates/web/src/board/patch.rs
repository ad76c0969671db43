//! Patches the page from one drawing to the next, touching only what differs.
//!
//! Elements are kept as long as they mean the same, so that focus, pointer capture and running
//! animations survive a step of the game.

use leptos::prelude::document;
use lucid_web::drawing::{El, Node};
use wasm_bindgen::JsCast;
use web_sys::Element;

const SVG: &str = "http://www.w3.org/2000/svg";

/// Replaces the drawing in a host by the next one; returns how many elements were created.
pub(crate) fn patch<I: PartialEq>(host: &Element, before: Option<&El<I>>, after: &El<I>) -> usize {
    let shown = host.first_element_child();
    match (shown, before) {
        (Some(shown), Some(before)) if same(before, after) => update(&shown, before, after),
        _ => {
            host.set_text_content(None);
            let _ = host.append_child(&create(after, false));
            size(after)
        }
    }
}

/// What a drawing of the sprite counts: wherever one is used, the browser makes its parts anew.
const USED: usize = 10;

/// How many elements a drawing consists of, those of the sprite included.
fn size<I: PartialEq>(drawn: &El<I>) -> usize {
    let inside: usize = match &drawn.raw {
        Some(markup) => {
            let own = markup.matches("/>").count() + markup.matches("</").count();
            own + USED * markup.matches("<use").count()
        }
        None => drawn.children.iter().map(size_of_node).sum(),
    };
    let used = if drawn.tag == "use" { USED } else { 0 };
    1 + used + inside
}

fn size_of_node<I: PartialEq>(drawn: &Node<I>) -> usize {
    match drawn {
        Node::El(child) => size(child),
        Node::Text(_) => 0,
    }
}

/// Whether one element can become the other.
fn same<I: PartialEq>(a: &El<I>, b: &El<I>) -> bool {
    a.tag == b.tag && a.key == b.key && a.raw.is_some() == b.raw.is_some()
}

fn create<I: PartialEq>(drawn: &El<I>, in_svg: bool) -> Element {
    let svg = in_svg || drawn.tag == "svg";
    let made = match svg {
        true => document().create_element_ns(Some(SVG), drawn.tag),
        false => document().create_element(drawn.tag),
    };
    let element = made.expect("the names of elements are sound");
    for (name, value) in &drawn.attributes {
        let _ = element.set_attribute(name, value);
    }
    match &drawn.raw {
        Some(markup) => element.set_inner_html(markup),
        None => {
            for child in &drawn.children {
                let _ = element.append_child(&create_node(child, svg));
            }
        }
    }
    element
}

fn create_node<I: PartialEq>(drawn: &Node<I>, svg: bool) -> web_sys::Node {
    match drawn {
        Node::El(child) => create(child, svg).unchecked_into(),
        Node::Text(text) => document().create_text_node(text).unchecked_into(),
    }
}

fn update<I: PartialEq>(element: &Element, before: &El<I>, after: &El<I>) -> usize {
    for (name, value) in &after.attributes {
        if !before
            .attributes
            .iter()
            .any(|(n, v)| n == name && v == value)
        {
            let _ = element.set_attribute(name, value);
        }
    }
    for (name, _) in &before.attributes {
        if !after.attributes.iter().any(|(n, _)| n == name) {
            let _ = element.remove_attribute(name);
        }
    }
    match &after.raw {
        Some(markup) if before.raw.as_ref() == Some(markup) => 0,
        Some(markup) => {
            element.set_inner_html(markup);
            size(after)
        }
        None => children(element, &before.children, &after.children),
    }
}

fn children<I: PartialEq>(parent: &Element, before: &[Node<I>], after: &[Node<I>]) -> usize {
    let svg = parent.namespace_uri().as_deref() == Some(SVG);
    let mut shown = Vec::with_capacity(before.len());
    let mut next = parent.first_child();
    while let Some(node) = next {
        next = node.next_sibling();
        shown.push(node);
    }
    let mut used = vec![false; before.len()];
    let mut kept: Vec<Option<usize>> = Vec::with_capacity(after.len());
    for node in after {
        let found = (0..before.len().min(shown.len())).find(|index| {
            !used[*index]
                && match (&before[*index], node) {
                    (Node::El(a), Node::El(b)) => same(a, b),
                    (Node::Text(_), Node::Text(_)) => true,
                    _ => false,
                }
        });
        if let Some(index) = found {
            used[index] = true;
        }
        kept.push(found);
    }
    // Remove first: then most of what stays is already in place.
    for (index, node) in shown.iter().enumerate() {
        if !used.get(index).copied().unwrap_or(false) {
            let _ = parent.remove_child(node);
        }
    }
    let mut made = 0;
    let mut cursor = parent.first_child();
    for (node, found) in after.iter().zip(kept) {
        let Some(index) = found else {
            let _ = parent.insert_before(&create_node(node, svg), cursor.as_ref());
            made += size_of_node(node);
            continue;
        };
        let there = &shown[index];
        match cursor.as_ref() == Some(there) {
            true => cursor = there.next_sibling(),
            false => {
                let _ = parent.insert_before(there, cursor.as_ref());
            }
        }
        match (&before[index], node) {
            (Node::El(a), Node::El(b)) if a != b => made += update(there.unchecked_ref(), a, b),
            (Node::Text(a), Node::Text(b)) if a != b => there.set_node_value(Some(b)),
            _ => {}
        }
    }
    made
}
