// The signed-in journey read: session checked in the database, all eleven stages, statuses derived.
import autocannon from 'autocannon'
import { demoPassword, meera } from '#seed/people.ts'
import { startProgram, signIn } from './processes.ts'
import { median, ratioAtLeast, rounded, type Result } from './result.ts'

const rounds = 3
const target = 0.4

export async function measureJourneyRead(databaseUrl: string): Promise<Result> {
  const safar = await startProgram('src/app/main.ts', 4801, { DATABASE_URL: databaseUrl, SAFAR_DEMO: 'on' })
  const bare = await startProgram('ops/bench/bare.ts', 4802, { DATABASE_URL: databaseUrl })
  try {
    const cookie = await signIn(safar.url, meera.email, demoPassword)
    await walkABit(safar.url, cookie)
    const ours: number[] = []
    const theirs: number[] = []
    for (let round = 0; round <= rounds; round += 1) {
      const [a, b] = [await load(`${safar.url}/api/journey`, cookie), await load(bare.url, '')]
      // The first round warms both up.
      if (round > 0) {
        ours.push(a)
        theirs.push(b)
      }
    }
    const ratios = ours.map((figure, round) => figure / (theirs[round] ?? Number.NaN))
    return {
      title: 'Journey read against bare node:http with one prepared SELECT',
      figures: [
        ratioAtLeast(
          'journey read of one student; beside: bare node:http',
          `${rounded(median(ours))} a second`,
          `${rounded(median(theirs))} a second`,
          median(ratios),
          target,
        ),
      ],
      lines: [`by rounds: ${ratios.map(ratio => ratio.toFixed(2)).join(' ')}`],
    }
  } finally {
    await safar.stop()
    await bare.stop()
  }
}

/** A journey with something in it. */
async function walkABit(url: string, cookie: string): Promise<void> {
  for (const path of [
    'vaccines/visit',
    'vaccines/CheckRequirements/mark',
    'bank-accounts/visit',
    'phone-connection/visit',
  ]) {
    await fetch(`${url}/api/journey/${path}`, { method: 'PUT', headers: { cookie } })
  }
}

async function load(url: string, cookie: string): Promise<number> {
  const { requests, non2xx } = await autocannon({ url, connections: 32, duration: 4, headers: { cookie } })
  if (non2xx > 0) throw new Error(`${non2xx} requests to ${url} failed.`)
  return requests.average
}
