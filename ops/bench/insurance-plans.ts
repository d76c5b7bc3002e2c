// The plans of a university, as every visitor of the insurance reads them: thirty-two at once, without a pause.
import autocannon from 'autocannon'
import { openDatabase } from '#src/platform/database/database.ts'
import { addPeople, tokenOf } from './bench-people.ts'
import { startProgram } from './processes.ts'
import { atMost, rounded, type Result } from './result.ts'

const connections = 32
const seconds = 5
const rounds = 3
const most = 15

export async function measureInsurancePlans(databaseUrl: string): Promise<Result> {
  const safar = await startProgram('src/app/main.ts', 4812, { DATABASE_URL: databaseUrl, SAFAR_DEMO: 'on' })
  const { db, close } = openDatabase(databaseUrl, { max: 2 })
  await addPeople(db, 'plan-reader', connections)
  await close()
  const url = `${safar.url}/api/insurance/universities/pace-university`
  let readers = 0
  const load = {
    url,
    connections,
    // Each connection is somebody else.
    setupClient: (client: autocannon.Client) => {
      client.setHeaders({ cookie: `safar_session=${tokenOf('plan-reader', readers % connections)}` })
      readers += 1
    },
  }
  try {
    // The first round warms up.
    await autocannon({ ...load, duration: 2 })
    const runs = []
    for (let round = 0; round < rounds; round += 1) {
      const run = await autocannon({ ...load, duration: seconds })
      if (run.non2xx > 0) throw new Error(`${run.non2xx} requests to ${url} failed.`)
      runs.push(run)
    }
    const p99 = Math.max(...runs.map(({ latency }) => latency.p99))
    return {
      title: `The plans of a university, read by ${connections} at once`,
      figures: [atMost(`plans of a university, ${connections} at once, p99 of the slowest round`, p99, most, 'ms')],
      lines: runs.map(
        ({ latency, requests }) =>
          `median ${latency.p50.toFixed(1)} ms, p99 ${latency.p99.toFixed(1)} ms, ${rounded(requests.average)} a second`,
      ),
    }
  } finally {
    await safar.stop()
  }
}
