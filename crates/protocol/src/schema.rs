//! Schemas of what is written as a text of its own form, and of what is stricter
//! than can be derived.

use utoipa::openapi::schema::{AdditionalProperties, ObjectBuilder, OneOfBuilder, Type};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use crate::table::SeatPlan;
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

impl PartialSchema for SeatPlan {
    fn schema() -> RefOr<Schema> {
        let word = ObjectBuilder::new()
            .schema_type(Type::String)
            .enum_values(Some(["me", "open"]));
        let level = ObjectBuilder::new()
            .schema_type(Type::String)
            .description(Some("How well it plays."));
        let bot = ObjectBuilder::new()
            .property("bot", level)
            .required("bot")
            .additional_properties(Some(AdditionalProperties::FreeForm(false)));
        OneOfBuilder::new()
            .item(word)
            .item(bot)
            .description(Some("Whoever makes the table, whoever comes, or a bot."))
            .into()
    }
}

impl ToSchema for SeatPlan {}
