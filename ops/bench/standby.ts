// Reads that may lag with a standby and without one, and writes with synchronous replication and without, by turns on one pair.
import { tmpdir } from 'node:os'
import { openDatabase } from '#src/platform/database/database.ts'
import { admin, openPair, standbyName, type Pair } from '#tests/standby.ts'
import { addPeople, tokenOf } from './bench-people.ts'
import { clients, load, type Answered, type Asked, type Load } from './load.ts'
import { paidBy, type Paid } from './paid.ts'
import { startProgram } from './processes.ts'
import { median, ms, rounded, type Figure, type Result } from './result.ts'

const rounds = 5
const seconds = 3

export async function measureStandby(): Promise<Result> {
  const pair = await openPair(tmpdir())
  const environment = { DATABASE_URL: pair.primary.url('safar'), SAFAR_DEMO: 'on' }
  const alone = await startProgram('src/app/main.ts', 4830, environment)
  const beside = await startProgram('src/app/main.ts', 4831, { ...environment, DATABASE_READ_URL: pair.readUrl })
  try {
    const { db, close } = openDatabase(environment.DATABASE_URL, { max: 2 })
    await addPeople(db, 'standby', clients)
    await close()
    const [byOne, byTwo] = [paidBy(alone, seconds, ...pair.rows), paidBy(beside, seconds, ...pair.rows)]
    const [without, withStandby] = [new Array<Paid>(), new Array<Paid>()]
    const writes = { without: new Array<Answered>(), flushed: new Array<Answered>(), applied: new Array<Answered>() }
    // The first round warms all of them up.
    for (let round = 0; round <= rounds; round += 1) {
      const measured = [await byOne(readsAt(alone.url)), await byTwo(readsAt(beside.url))] as const
      const written = {
        without: await writesWith(pair, alone.url, '', 'on'),
        flushed: await writesWith(pair, alone.url, standbyName, 'on'),
        applied: await writesWith(pair, alone.url, standbyName, 'remote_apply'),
      }
      if (round === 0) continue
      without.push(measured[0])
      withStandby.push(measured[1])
      for (const name of ['without', 'flushed', 'applied'] as const) writes[name].push(written[name])
    }
    return {
      title: 'A standby for reads, and synchronous replication for writes, on one machine',
      figures: [
        readFigure(withStandby, without),
        writeFigure('flushed at the standby before the answer', writes.flushed, writes.without),
        writeFigure('applied there before the answer', writes.applied, writes.without),
      ],
      lines: [`without a standby: ${paidIn(without)}`, `with one: ${paidIn(withStandby)}`],
    }
  } finally {
    await Promise.all([alone.stop(), beside.stop()])
    await pair.close()
  }
}

const headersOf = (client: number) => ({
  'content-type': 'application/json',
  cookie: `safar_session=${tokenOf('standby', client)}`,
})

const asking = (url: string, ...asked: readonly Omit<Asked, 'headers'>[]): Load => ({
  url,
  ask: client => asked.map(one => ({ ...one, headers: headersOf(client) })),
})

/** The library, interviews and universities. */
const readsAt = (url: string): Load =>
  asking(url, { path: '/api/content' }, { path: '/api/visas/transcripts' }, { path: '/api/universities?query=tech' })

const mark = '/api/journey/bank-accounts/CompareAccounts/mark'

async function writesWith(pair: Pair, url: string, names: string, commit: string): Promise<Answered> {
  await admin(pair.primary, 'postgres', `alter system set synchronous_standby_names = '${names}'`)
  await admin(pair.primary, 'postgres', `alter system set synchronous_commit = '${commit}'`)
  await admin(pair.primary, 'postgres', 'select pg_reload_conf()')
  return load(
    asking(url, { method: 'PUT', path: mark, body: '{}' }, { method: 'DELETE', path: mark, body: '{}' }),
    seconds,
  )
}

const rate = (figures: readonly Answered[]): string =>
  `${rounded(median(figures.map(({ aSecond }) => aSecond)))} a second`
const p99 = (figures: readonly Answered[]): string => ms(median(figures.map(one => one.p99)))

const readFigure = (ours: readonly Paid[], beside: readonly Paid[]): Figure => ({
  what: `reads of ${clients} people with a standby; beside: without`,
  ours: `${rate(ours)}, p99 ${p99(ours)}`,
  beside: `${rate(beside)}, p99 ${p99(beside)}`,
  ratio: median(ours.map(({ aSecond }, round) => aSecond / (beside[round]?.aSecond ?? Number.NaN))),
})

const writeFigure = (what: string, ours: readonly Answered[], beside: readonly Answered[]): Figure => ({
  what: `writes ${what}; beside: by the primary alone`,
  ours: `${rate(ours)}, p99 ${p99(ours)}`,
  beside: `${rate(beside)}, p99 ${p99(beside)}`,
  ratio: median(ours.map((one, round) => one.p99 / (beside[round]?.p99 ?? Number.NaN))),
})

const paidIn = (figures: readonly Paid[]): string => {
  const [server, primary, standby] = [
    median(figures.map(one => one.server)),
    median(figures.map(({ databases: [one = 0] }) => one)),
    median(figures.map(({ databases: [, one = 0] }) => one)),
  ]
  return `processor for a read ${server.toFixed(2)} ms of the server, ${primary.toFixed(2)} of the primary, ${standby.toFixed(2)} of the standby`
}
