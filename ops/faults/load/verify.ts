// Reads everything back: what was promised must be there, whole, and once.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import postgres from 'postgres'
import type { Sql } from '#src/platform/database/database.ts'
import { cellOf, type Kind, type Ledger, type Write } from './ledger.ts'
import { ask, type Line } from './requests.ts'
import { digest } from './actions.ts'
import { halfDone } from './half-done.ts'
import { saidTexts } from './said-texts.ts'

export type Verdict = { lost: string[]; half: string[]; twice: string[] }

type Parts = {
  databaseUrl: string
  /** The address of the product. */
  url: string
  files: string
  ledger: Ledger
  /** A restored server has ended every session that its backup held. */
  hasEndedSessions?: boolean
  /** What is done before the look. */
  first?: (sql: Sql) => Promise<unknown>
}

export async function readBack({ databaseUrl, url, files, ledger, hasEndedSessions, first }: Parts): Promise<Verdict> {
  const sql = postgres(databaseUrl, { max: 2, onnotice: () => {} })
  try {
    await first?.(sql)
    return await verify(sql, { url, origin: url, ledger }, files, hasEndedSessions)
  } finally {
    await sql.end()
  }
}

export const verdictWords = ({ lost, half, twice }: Verdict): string =>
  `acknowledged and lost ${lost.length}, half done or orphaned ${half.length}, twice ${twice.length}`

export const brokenBy = ({ lost, half, twice }: Verdict, ledger: Ledger): string[] => [
  ...lost.map(one => `lost: ${one}`),
  ...half.map(one => `half done: ${one}`),
  ...twice.map(one => `twice: ${one}`),
  ...new Set(ledger.wrong),
]

async function verify(sql: Sql, line: Line, files: string, hasEndedSessions = false): Promise<Verdict> {
  const { ledger } = line
  const counts = await countsOf(sql, await readFile(path.join(path.dirname(files), 'secret')))
  const found = (write: Write) => counts.get(`${write.who.id} ${write.mark}`) ?? 0
  const given = ledger.writes.filter(
    ({ kind }) => kind === 'message' || kind === 'message with paper' || kind === 'paper',
  )
  return {
    lost: [
      ...given.filter(write => write.state === 'acknowledged' && found(write) === 0).map(nameOf),
      ...(await papersNotAsSent(line)),
      ...(await cellsNotAsAnswered(sql, ledger)),
      ...(await draftsNotAsAnswered(line)),
      ...(await sessionsNotAsAnswered(line, hasEndedSessions ? 401 : 200)),
      ...(await requestsLost(sql, ledger)),
    ],
    half: await halfDone(sql, files),
    twice: [...given.filter(write => found(write) > 1).map(nameOf), ...(await notifiedTwice(sql))],
  }
}

const nameOf = ({ kind, key, state, tries }: Write) => `${kind} ${key} (${state}, ${tries} tries)`

/** How often each text and each file is there. */
async function countsOf(sql: Sql, secret: Uint8Array): Promise<Map<string, number>> {
  const papers = await sql<{ name: string; count: number }[]>`
    select owner || ' ' || name as name, count(*)::int as count from documents where arrived_at is not null group by 1`
  const counts = new Map(papers.map(({ name, count }) => [name, count]))
  for (const { owner, text } of await saidTexts(sql, secret)) {
    const name = `${owner} ${text}`
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

/** Each is read once, as its owner, and must be byte for byte what was sent. */
async function papersNotAsSent(line: Line): Promise<string[]> {
  const wrong: string[] = []
  for (const write of line.ledger.writes) {
    const id = Reflect.get(Object(write.answer), 'id')
    if (write.kind !== 'paper' || write.state !== 'acknowledged' || typeof id !== 'string' || seen.has(write)) continue
    const answer = await fetch(`${line.url}/api/documents/${id}`, { headers: { cookie: write.who.cookie } })
    const content = new Uint8Array(await answer.arrayBuffer())
    if (answer.ok && write.mark.includes(digest(content))) seen.add(write)
    else wrong.push(`the bytes of ${nameOf(write)}: ${answer.status}`)
  }
  return wrong
}

const seen = new WeakSet<Write>()

async function cellsNotAsAnswered(sql: Sql, { cells, writes }: Ledger): Promise<string[]> {
  const rows = await sql<{ kind: Kind; owner: string; value: string }[]>`
    select 'mark' as kind, owner, 'on' as value from happenings where what = 'marked' and step = 'PaySEVISFee'
    union all
    select 'reading', owner, 'on' from custom_step_students where completed_at is not null`
  const now = new Map(rows.map(({ kind, owner, value }) => [`${kind} ${owner}`, value]))
  const people = new Map(writes.map(({ who }) => [who.id, who]))
  const wrong: string[] = []
  for (const who of people.values()) {
    for (const kind of ['mark', 'reading'] as const) {
      const allowed = cells.get(cellOf(kind, who))
      const value = now.get(cellOf(kind, who)) ?? 'off'
      if (allowed !== undefined && !allowed.has(value)) wrong.push(`${kind} of ${who.id} is ${value}`)
      if (allowed !== undefined) cells.set(cellOf(kind, who), new Set([value]))
    }
  }
  return wrong
}

/** They lie sealed, so each is read as its owner. */
async function draftsNotAsAnswered(line: Line): Promise<string[]> {
  const { cells, writes } = line.ledger
  const people = new Map(writes.filter(({ kind }) => kind === 'draft').map(({ who }) => [who.id, who]))
  const wrong: string[] = []
  for (const who of people.values()) {
    const cell = cellOf('draft', who)
    const allowed = cells.get(cell)
    if (allowed === undefined) continue
    const answer = await ask(line, who, { method: 'GET', path: '/api/loans/application' })
    if (answer?.status !== 200) wrong.push(`the draft of ${who.id} was answered with ${answer?.status}`)
    const { answers } = Object(answer?.body)
    const value = String(Object(answers).residential_address ?? '')
    if (!allowed.has(value)) wrong.push(`the draft of ${who.id} is ${value}, not ${[...allowed].join(' or ')}`)
    cells.set(cell, new Set([value]))
  }
  return wrong
}

async function sessionsNotAsAnswered(line: Line, expected: number): Promise<string[]> {
  const wrong: string[] = []
  const signedIn = line.ledger.writes.filter(({ kind, state }) => kind === 'sign-in' && state === 'acknowledged')
  for (const write of signedIn.slice(-20)) {
    const answer = await ask(line, write.who, { method: 'GET', path: '/api/journey' })
    if (answer?.status !== expected) wrong.push(`a session: ${answer?.status}`)
  }
  return wrong
}

async function requestsLost(sql: Sql, { writes }: Ledger): Promise<string[]> {
  const asked = writes.filter(({ kind, state }) => kind === 'deposit' && state === 'acknowledged')
  const rows = await sql<{ owner: string }[]>`select owner from insurance_requests`
  const owners = new Set(rows.map(({ owner }) => owner))
  return asked.filter(({ who }) => !owners.has(who.id)).map(nameOf)
}

/** The same news to the same person, two requests of one payer, two notices of one event. */
async function notifiedTwice(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select 'news ' || type || ' of ' || n.owner as name from notifications n
      join people p on p.id = n.owner and p.first_name like 'Bench %' group by type, n.owner, title, body having count(*) > 1
    union all
    select 'request of ' || owner from insurance_requests group by owner having count(*) > 1
    union all
    select 'payment ' || payment from payment_notices where outcome = 'paid' and event_id not like 'asked-%'
      group by payment having count(*) > 1
    union all
    select 'letter ' || sent_as from sandbox_messages where sent_as is not null group by sent_as having count(*) > 1`
  return rows.map(({ name }) => name)
}
