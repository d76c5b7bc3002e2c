// `npm run slow-network`: every journey, each of its calls and all news arriving late by chance; `-- loans`: only these files.
import { buildWebWhenStale } from '../src/app/builds.ts'
import { findChromium } from './chromium.ts'
import { run } from './run.ts'
import { workersFor } from './vitest-run.ts'

const files = process.argv.slice(2)
await buildWebWhenStale()
const { code } = await run(
  'vitest',
  ['run', '--project=journeys', '--project=other journeys', `--maxWorkers=${workersFor('journeys')}`, ...files],
  {
    environment: { SAFAR_TEST_CHROMIUM: await findChromium(), SAFAR_SLOW_NETWORK: 'yes' },
  },
)
process.exit(code)
