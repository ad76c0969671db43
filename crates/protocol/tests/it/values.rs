//! Names of tables and codes of problems, as they are written.

use lucid_protocol::{Code, ParseIdError, TableId};

#[test]
fn a_name_is_read_as_it_is_written() {
    for number in [0, 1, 31, 32, 0x0123_4567_89ab_cdef, u64::MAX] {
        let id = TableId::new(number);
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_eq!(TableId::new(id.number() as u64), id);
    }
    assert_eq!(TableId::new(33).to_string(), "0000000000011");
}

#[test]
fn other_texts_are_no_names() {
    for text in [
        "",
        "1",
        "00000000000l1",
        "zzzzzzzzzzzzz",
        "8000000000000",
        "ä00000000000",
    ] {
        assert_eq!(text.parse::<TableId>(), Err(ParseIdError), "{text}");
    }
}

#[test]
fn a_code_is_written_by_its_name() {
    for code in Code::ALL {
        assert_eq!(serde_json::to_value(code).unwrap(), code.name());
    }
}
