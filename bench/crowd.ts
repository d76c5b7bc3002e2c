// What a journey read costs among a million people, against among a thousand: read by a thousand of them.
import postgres from 'postgres'
import { everybody } from '../src/platform/facts/version.ts'
import { tokenOf } from './bench-people.ts'
import { clients, loadOnce, type Load } from './load.ts'
import type { Place } from './place.ts'
import { startProgram } from './processes.ts'
import { median, type Result } from './result.ts'

const few = 1000
const many = 1_000_000
const rounds = 15
const mostTimes = 1.3
/** Each of the thousand, once a round. */
const each = Math.floor(few / clients)

type Town = {
  url: string
  people: number
  forgetFacts: () => Promise<unknown>
  bytes: string
  stop: () => Promise<void>
}
type Cost = { first: number; again: number }

export async function measureCrowd(place: Place): Promise<Result> {
  const small = await openTown(await place.database('town'), 4826, few)
  const large = await openTown(await place.database('city'), 4827, many)
  const costs: { small: Cost; large: Cost }[] = []
  try {
    // The first round warms both up.
    for (let round = 0; round <= rounds; round += 1) {
      const cost = { small: await costOf(small), large: await costOf(large) }
      if (round > 0) costs.push(cost)
    }
  } finally {
    await Promise.all([small.stop(), large.stop()])
  }
  const kinds = ['first', 'again'] as const
  const ratios = kinds.map(kind => median(costs.map(cost => cost.large[kind] / cost.small[kind])))
  return {
    title: `A journey read among ${many.toLocaleString('en')} people against among ${few.toLocaleString('en')}`,
    lines: [
      ...kinds.map((kind, at) => {
        const of = (town: 'small' | 'large') => median(costs.map(cost => cost[town][kind])).toFixed(0)
        const what = kind === 'first' ? 'facts read from the database' : 'facts still known to the process'
        return `${what}: ${of('small')} µs among few, ${of('large')} µs among many, ratio ${ratios[at]?.toFixed(2)}, target at most ${mostTimes}`
      }),
      `the databases: ${small.bytes} and ${large.bytes}`,
    ],
    isMet: ratios.every(ratio => ratio <= mostTimes),
  }
}

async function openTown(databaseUrl: string, port: number, count: number): Promise<Town> {
  const safar = await startProgram('src/app/main.ts', port, { DATABASE_URL: databaseUrl, SAFAR_DEMO: 'on' })
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  await lay(sql, count)
  const [size] = await sql<{ bytes: string }[]>`select pg_size_pretty(pg_database_size(current_database())) as bytes`
  return {
    url: safar.url,
    people: count,
    bytes: size?.bytes ?? '',
    // As after something was changed that all journeys hang on: each reads its facts anew.
    forgetFacts: () => sql`insert into facts_written (owner) values (${everybody})`,
    stop: async () => {
      await sql.end()
      await safar.stop()
    },
  }
}

/** People who came over the last year: each with a session, some stages visited and steps marked, a third with a loan begun. */
async function lay(sql: postgres.Sql, count: number): Promise<void> {
  await sql.begin(async tx => {
    // Neither triggers nor references: this is how they would lie there, not how they came.
    await tx`set local session_replication_role = replica`
    await tx`create temporary table laid on commit drop as
      select n, uuidv7() as id, now() - n * interval '1 year' / ${count} as at from generate_series(0, ${count - 1}) n`
    await tx`insert into people (id, first_name, last_name, email, created_at)
      select id, 'Bench', 'Rao ' || n, 'bench-' || n || '@example.com', at from laid`
    await tx`insert into sessions (person, token_hash, proved_at, created_at, expires_at)
      select id, rtrim(translate(encode(sha256(convert_to(${tokenPrefix} || lpad(n::text, 6, '0'), 'utf8')), 'base64'),
        '+/', '-_'), '='), at, at, now() + interval '1 day' from laid`
    await tx`insert into last_seen (person, at) select id, at from laid`
    await tx`insert into happenings (owner, stage, what, step, at)
      select id, stage, what, step, at from laid, (values ('vaccines', 'visited', ''), ('bank-accounts', 'visited', ''),
        ('vaccines', 'marked', 'CheckRequirements'), ('bank-accounts', 'marked', 'CompareAccounts')) as did (stage, what, step)`
    await tx`insert into loan_applications (owner, sealed, updated_at, academics_at)
      select id, convert_to(repeat('sealed', 50), 'utf8'), at, at from laid where n % 3 = 0`
  })
  await sql`vacuum analyze`
  await sql`checkpoint`
}

const tokenPrefix = tokenOf('town', 0).slice(0, -6)

async function costOf(town: Town): Promise<Cost> {
  const read: Load = {
    url: town.url,
    ask: client => Array.from({ length: each }, (_, turn) => asked(town, turn * clients + client)),
  }
  await town.forgetFacts()
  return { first: await microseconds(read), again: await microseconds(read) }
}

const microseconds = async (read: Load): Promise<number> => 1_000_000 / (await loadOnce(read, each)).aSecond

/** From all over the town, so that no two lie on one page. */
function asked({ people }: Town, reader: number) {
  const person = reader * Math.floor(people / few)
  return { path: '/api/journey', headers: { cookie: `safar_session=${tokenOf('town', person)}` } }
}
