// The same calls with statements prepared once a connection, and through PgBouncer in transaction mode, which keeps none.
import { openDatabase } from '#src/platform/database/database.ts'
import { openPool } from '#tests/pool.ts'
import { addPeople, tokenOf } from './bench-people.ts'
import { clients, type Asked, type Load } from './load.ts'
import { paidBy, type Paid } from './paid.ts'
import type { Place } from './place.ts'
import { startProgram } from './processes.ts'
import { median, ms, rounded, type Figure, type Result } from './result.ts'

const rounds = 5
const seconds = 3

type Row = { name: string; asked: readonly Omit<Asked, 'headers'>[]; direct: Paid[]; pooled: Paid[] }

export async function measurePooled(place: Place): Promise<Result> {
  const databaseUrl = await place.database('bench')
  const pool = await openPool(databaseUrl, 12)
  const direct = await startProgram('src/app/main.ts', 4833, { DATABASE_URL: databaseUrl, SAFAR_DEMO: 'on' })
  const pooled = await startProgram('src/app/main.ts', 4834, {
    DATABASE_URL: pool.url,
    DATABASE_DIRECT_URL: databaseUrl,
    SAFAR_DEMO: 'on',
  })
  try {
    const { db, close } = openDatabase(databaseUrl, { max: 2 })
    await addPeople(db, 'pooled', clients)
    await close()
    const rows = newRows()
    const [byDirect, byPooled] = [paidBy(direct, seconds, place.rows), paidBy(pooled, seconds, place.rows)]
    // The first round warms both of them up.
    for (let round = 0; round <= rounds; round += 1) {
      for (const row of rows) {
        const figures = [await byDirect(loadOf(direct.url, row)), await byPooled(loadOf(pooled.url, row))] as const
        if (round === 0) continue
        row.direct.push(figures[0])
        row.pooled.push(figures[1])
      }
    }
    return {
      title: 'Through PgBouncer in transaction mode, without named statements, beside PostgreSQL itself',
      figures: rows.map(figureOf),
      lines: rows.flatMap(({ name, direct: one, pooled: other }) => [
        `${name}: ${paidIn(one)}; through the pool ${paidIn(other)}`,
      ]),
    }
  } finally {
    await Promise.all([direct.stop(), pooled.stop()])
    await pool.close()
  }
}

const mark = '/api/journey/bank-accounts/CompareAccounts/mark'

const newRows = (): Row[] => [
  { name: 'journey read', asked: [{ path: '/api/journey' }], direct: [], pooled: [] },
  { name: 'list of notifications', asked: [{ path: '/api/notifications' }], direct: [], pooled: [] },
  {
    name: 'step marked and unmarked',
    asked: [
      { method: 'PUT', path: mark, body: '{}' },
      { method: 'DELETE', path: mark, body: '{}' },
    ],
    direct: [],
    pooled: [],
  },
]

const loadOf = (url: string, { asked }: Row): Load => ({
  url,
  ask: client =>
    asked.map(one => ({
      ...one,
      headers: { 'content-type': 'application/json', cookie: `safar_session=${tokenOf('pooled', client)}` },
    })),
})

const figureOf = ({ name, direct, pooled }: Row): Figure => ({
  what: `${name}, through a pool; beside: direct`,
  ours: said(pooled),
  beside: said(direct),
  ratio: median(pooled.map(({ aSecond }, round) => aSecond / (direct[round]?.aSecond ?? Number.NaN))),
})

const said = (figures: readonly Paid[]): string =>
  `${rounded(median(figures.map(({ aSecond }) => aSecond)))} a second, p99 ${ms(median(figures.map(({ p99 }) => p99)))}`

const paidIn = (figures: readonly Paid[]): string =>
  `processor ${median(figures.map(({ server }) => server)).toFixed(2)} + ${median(
    figures.map(({ databases: [one = 0] }) => one),
  ).toFixed(2)} ms (server + PostgreSQL)`
