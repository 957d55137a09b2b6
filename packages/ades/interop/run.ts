import { printTable } from './table.ts'

// The package by itself; with the documents of the service: tests/interop/run.ts.
await printTable()
