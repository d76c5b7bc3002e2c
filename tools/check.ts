// `npm run check`: everything that needs no running program.
import { runChecks } from './checks.ts'

const { passed, failed } = await runChecks()
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
