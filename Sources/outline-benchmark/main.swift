// Benchmarks.
