//! Schemas of what is written as a text of its own form.

use utoipa::openapi::schema::{ObjectBuilder, Type};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use crate::{SeatName, TableId};

fn text(pattern: &str, about: &str) -> RefOr<Schema> {
    ObjectBuilder::new()
        .schema_type(Type::String)
        .pattern(Some(pattern))
        .description(Some(about))
        .into()
}

impl PartialSchema for TableId {
    fn schema() -> RefOr<Schema> {
        text("^[0-7][0-9a-hjkmnp-tv-z]{12}$", "The name of a table.")
    }
}

impl ToSchema for TableId {}

impl PartialSchema for SeatName {
    fn schema() -> RefOr<Schema> {
        text("^[A-D]$", "The letter of a seat.")
    }
}

impl ToSchema for SeatName {}
