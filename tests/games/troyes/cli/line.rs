//! What a line of JSON says by its keys.

use serde_json::Value;

pub(super) fn text<'a>(line: &'a Value, key: &str) -> &'a str {
    line[key].as_str().unwrap_or_else(|| panic!("{key} in {line}"))
}

pub(super) fn number(line: &Value, key: &str) -> u64 {
    line[key].as_u64().unwrap_or_else(|| panic!("{key} in {line}"))
}

pub(super) fn seat(line: &Value, key: &str) -> usize {
    usize::try_from(number(line, key)).expect("a seat")
}

pub(super) fn some_seat(value: &Value) -> Option<usize> {
    value.as_u64().map(|seat| usize::try_from(seat).expect("a seat"))
}

pub(super) fn list<'a>(line: &'a Value, key: &str) -> &'a [Value] {
    line[key].as_array().unwrap_or_else(|| panic!("{key} in {line}"))
}

pub(super) fn numbers(line: &Value, key: &str) -> Vec<u64> {
    list(line, key).iter().map(|value| value.as_u64().expect("a number")).collect()
}
