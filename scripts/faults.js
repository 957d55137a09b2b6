// `npm run faults`: the tests of tests/faults at full length; `npm test` runs a short form of each.
const FULL = { PERGA_KILLS: '1000', PERGA_DATABASE_KILLS: '100', PERGA_RESTARTS: '20', PERGA_OUTAGE_READINGS: '200' }

process.env = { ...FULL, ...process.env }
process.argv.push('--project', 'faults')
await import('./test.js')
