// What a journey read costs among a million people, against among a thousand: read by a thousand of them.
import postgres from 'postgres'
import { tokenOf } from './bench-people.ts'
import { clients, loadOnce, type Load } from './load.ts'
import type { Place } from './place.ts'
import { startProgram } from './processes.ts'
import { amount, median, ratioAtMost, type Figure, type Result } from './result.ts'

const few = 1000
const many = 1_000_000
/** By turns: whatever else the machine does then falls on both. */
const rounds = 12
const mostTimes = 1.3
/** Each of the thousand, once a round. */
const each = Math.floor(few / clients)

type Town = {
  url: string
  people: number
  changeForAll: () => Promise<unknown>
  bytes: string
  filledIn: string
  stop: () => Promise<void>
}
/** `first`: the facts are read from the database; `again`: the process knows them still. */
type Cost = { first: number; again: number }

export async function measureCrowd(place: Place): Promise<Result> {
  const small = await openTown(await place.database('town'), 4826, few)
  const large = await openTown(await place.database('city'), 4827, many)
  const costs: { small: Cost; large: Cost }[] = []
  try {
    // The first one warms both up.
    for (let round = 0; round <= rounds; round += 1) {
      const cost = await costsOf(small, large, round)
      if (round > 0) costs.push(cost)
    }
  } finally {
    await Promise.all([small.stop(), large.stop()])
  }
  const crowds = `among ${many.toLocaleString('en')} people; beside: among ${few.toLocaleString('en')}`
  const figureOf = (kind: keyof Cost, what: string): Figure => {
    const [most, least] = [costs.map(({ large: cost }) => cost[kind]), costs.map(({ small: cost }) => cost[kind])]
    // Of the medians, not of each round's two: one that was disturbed is then no ratio of its own.
    const ratio = median(most) / median(least)
    return ratioAtMost(`${what}, ${crowds}`, amount(median(most), 'µs'), amount(median(least), 'µs'), ratio, mostTimes)
  }
  return {
    title: `A journey read ${crowds}`,
    figures: [
      figureOf('first', 'journey read, its facts from the database'),
      figureOf('again', 'journey read, its facts known to the process'),
    ],
    lines: [`the databases: ${small.bytes} and ${large.bytes}; assigned in ${large.filledIn} s`],
  }
}

/** Who is asked first is asked last the next time. */
async function costsOf(small: Town, large: Town, round: number): Promise<{ small: Cost; large: Cost }> {
  if (round % 2 === 0) return { small: await costOf(small), large: await costOf(large) }
  const [cost, other] = [await costOf(large), await costOf(small)]
  return { small: other, large: cost }
}

async function openTown(databaseUrl: string, port: number, count: number): Promise<Town> {
  const safar = await startProgram('src/app/main.ts', port, { DATABASE_URL: databaseUrl, SAFAR_DEMO: 'on' })
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  const began = performance.now()
  await lay(sql, count)
  const [size] = await sql<{ bytes: string }[]>`select pg_size_pretty(pg_database_size(current_database())) as bytes`
  return {
    url: safar.url,
    people: count,
    bytes: size?.bytes ?? '',
    filledIn: ((performance.now() - began) / 1000).toFixed(0),
    // As after a change of what all journeys depend on: each reads its facts from the database again.
    changeForAll: () => sql`insert into changes (audience, about) values ('all', 'journey')`,
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
    await tx`set local maintenance_work_mem = '256MB'`
    const indexes = await dropIndexes(tx)
    await tx`create temporary table assigned on commit drop as
      select n, uuidv7() as id, now() - n * interval '1 year' / ${count} as at from generate_series(0, ${count - 1}) n`
    await tx`insert into people (id, first_name, last_name, email, created_at)
      select id, 'Bench', 'Rao ' || n, 'bench-' || n || '@example.com', at from assigned`
    await tx`insert into sessions (person, token_hash, proved_at, created_at, expires_at)
      select id, rtrim(translate(encode(sha256(convert_to(${tokenPrefix} || lpad(n::text, 6, '0'), 'utf8')), 'base64'),
        '+/', '-_'), '='), at, at, now() + interval '1 day' from assigned`
    await tx`insert into last_seen (person, at) select id, at from assigned`
    await tx`insert into happenings (owner, stage, what, step, at)
      select id, stage, what, step, at from assigned, (values ('vaccines', 'visited', ''), ('bank-accounts', 'visited', ''),
        ('vaccines', 'marked', 'CheckRequirements'), ('bank-accounts', 'marked', 'CompareAccounts')) as did (stage, what, step)`
    await tx`insert into loan_applications (owner, sealed, updated_at, academics_at)
      select id, convert_to(repeat('sealed', 50), 'utf8'), at, at from assigned where n % 3 = 0`
    for (const made of indexes) await tx.unsafe(made)
  })
  await sql`vacuum analyze`
  await sql`checkpoint`
}

/** Made once all rows lie there: a million in no order, put into an index one by one, are most of the wait. */
async function dropIndexes(tx: postgres.TransactionSql): Promise<string[]> {
  const indexes = await tx<{ name: string; made: string }[]>`
    select indexname as name, indexdef as made from pg_indexes
    where tablename in ('people', 'sessions', 'happenings', 'loan_applications')
      and not exists (select from pg_constraint where conname = indexname)`
  for (const { name } of indexes) await tx`drop index ${tx(name)}`
  return indexes.map(({ made }) => made)
}

const tokenPrefix = tokenOf('town', 0).slice(0, -6)

async function costOf(town: Town): Promise<Cost> {
  const read: Load = {
    url: town.url,
    ask: client => Array.from({ length: each }, (_, turn) => requestOf(town, turn * clients + client)),
  }
  await town.changeForAll()
  return { first: await microseconds(read), again: await microseconds(read) }
}

const microseconds = async (read: Load): Promise<number> => 1_000_000 / (await loadOnce(read)).aSecond

/** From all over the town, so that no two lie on one page. */
function requestOf({ people }: Town, reader: number) {
  const person = reader * Math.floor(people / few)
  return { path: '/api/journey', headers: { cookie: `safar_session=${tokenOf('town', person)}` } }
}
