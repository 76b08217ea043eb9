//! The scoring of Troyes, and its statistics in the hall of fame.

use super::Troyes;
use super::record::{Row, Sheet};
use crate::show::{Counted, FieldSpec};

impl Counted for Troyes {
    type Field = Row;

    const FIELDS: &'static [Row] = &Row::ALL;

    const EMPTY_IS_ZERO: bool = false;

    fn spec(row: Row) -> FieldSpec {
        FieldSpec::new("sheet-gained", row.most())
    }

    fn get(sheet: &Sheet, row: Row) -> Option<u16> {
        sheet.0[row]
    }

    fn set(sheet: &mut Sheet, row: Row, number: Option<u16>) {
        sheet.0[row] = number;
    }
}
