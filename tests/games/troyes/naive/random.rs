//! Numbers that look random and are the same each time.

pub(super) struct Random(pub(super) u64);

impl Random {
    /// A number below that one (xorshift64*).
    pub(super) fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        ((self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize) % end.max(1)
    }

    pub(super) fn die(&mut self) -> i32 {
        self.below(6) as i32 + 1
    }

    pub(super) fn one<'a, T>(&mut self, of: &'a [T]) -> Option<&'a T> {
        of.get(self.below(of.len()))
    }

    pub(super) fn chance(&mut self, one_in: usize) -> bool {
        self.below(one_in) == 0
    }

    pub(super) fn dice(&mut self, count: usize) -> Vec<i32> {
        (0..count).map(|_| self.die()).collect()
    }
}
