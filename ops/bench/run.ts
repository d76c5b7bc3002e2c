// `npm run bench`: each figure beside the one it is held against, in one run, on one machine.
// `npm run bench -- requests sign-in`: only these.
import { parts } from './parts.ts'
import { measureAll } from './report.ts'

await measureAll(parts)
