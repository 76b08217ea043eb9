//! Town Crier.
