// The signed-in journey read: session checked in the database, all eleven stages, statuses derived.
import autocannon from 'autocannon'
import { demoPassword, meera } from '../seed/people.ts'
import { startProgram, signIn } from './processes.ts'
import { median, rounded, type Result } from './result.ts'

const rounds = 5
const target = 0.4

export async function measureJourneyRead(databaseUrl: string): Promise<Result> {
  const safar = await startProgram('src/app/main.ts', 4801, { DATABASE_URL: databaseUrl, SAFAR_DEMO: 'on' })
  const bare = await startProgram('bench/bare.ts', 4802, { DATABASE_URL: databaseUrl })
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
      lines: [
        `ours ${rounded(median(ours))} a second, bare ${rounded(median(theirs))} a second`,
        `ratio ${median(ratios).toFixed(2)} (${ratios.map(ratio => ratio.toFixed(2)).join(' ')}), target at least ${target}`,
      ],
      isMet: median(ratios) >= target,
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
