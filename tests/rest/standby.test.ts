// Reads that may lag, with a real standby (decision 056): one that is behind, one that hangs and one that is gone.
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { dev, kavya, meera, rohan } from '#seed/people.ts'
import { linkEntries } from '#src/features/audit/chain.ts'
import { deskActions } from '#src/features/audit/tables.ts'
import { exportJob } from '#src/features/rights/export/exports.ts'
import { dataExports } from '#src/features/rights/tables.ts'
import { contract } from '#src/app/server-modules.ts'
import type { Route } from '#src/wire/route.ts'
import { familyOf, signal } from '#ops/faults/processes.ts'
import { until } from '#tests/until.ts'
import { openPair, type Pair } from '#tests/standby.ts'
import { openStream } from '#tests/stream.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import { visitor, type Visitor } from '#tests/visitor.ts'
import { contentRecord } from '#src/features/content/record/rules.ts'
import { blankOf } from '#src/records/record.ts'

let pair: Pair
let app: TeamApp
let asMeera: Visitor
beforeAll(async () => {
  pair = await openPair()
  app = await openTeamApp({ DATABASE_URL: pair.appUrl, DATABASE_READ_URL: pair.readUrl }, pair.appUrl)
  asMeera = await app.enter(meera)
})
afterEach(async () => {
  await pair.resumeReplay().catch(() => {})
})
afterAll(async () => {
  await app.end()
  await pair.close()
})

const lagging = Object.values(contract).flatMap(calls => Object.values<Route>(calls).filter(({ mayLag }) => mayLag))

/** What was asked in vain at the standby, and then at the primary. */
async function errorsOfStandby(): Promise<string[]> {
  const log = await readFile(path.join(pair.rows[1], '..', 'postgres.log'), 'utf8')
  return log.split('\n').filter(line => line.includes('ERROR'))
}

/** Where a read that may lag is answered. */
const answeredBy = () =>
  app.standby.read(async ({ sql }) => {
    const [row] = await sql<{ isStandby: boolean }[]>`select pg_is_in_recovery() as "isStandby"`
    return row?.isStandby === true ? 'the standby' : 'the primary'
  })
const becomesUsed = (which: 'the standby' | 'the primary') => expect.poll(answeredBy).toBe(which)

/**
 * With a standby that is behind and in use all the while. A machine that needs longer than it may be behind leaves it out
 * meanwhile, and then it is done again.
 */
async function whileBehind<T>(work: () => Promise<T>): Promise<T> {
  await becomesUsed('the standby')
  await pair.pauseReplay()
  const found = await work()
  if ((await answeredBy()) === 'the standby') return found
  await pair.resumeReplay()
  return whileBehind(work)
}

/** The same person in another browser, which has changed nothing. */
function elsewhere(who: Visitor): Visitor {
  const other = visitor(app)
  other.takeCookie(who.cookie())
  return other
}

const article = {
  ...blankOf(contentRecord),
  type: 'Article',
  format: 'Own',
  summary: 'When to begin',
  stage: 'vaccines',
  body: '<p>Early.</p>',
} as const
async function publish(editor: Visitor, title: string): Promise<void> {
  const body = await editor.api.content.add({ ...article, title })
  await editor.api.content.publish({ id: body.id })
}
const titlesFor = async (who: Visitor): Promise<string[]> => {
  const body = await who.api.content.list()
  return Array.isArray(body) ? body.map(one => String(Object(one).title)) : []
}

test('what may lag is read, and opens to nobody by a link that can be withdrawn', () => {
  expect(lagging.length).toBeGreaterThan(10)
  expect(lagging.filter(({ method, path }) => method !== 'GET' || /\{(token|code)\}/.test(path))).toEqual([])
})

test('who changed something reads it at once; anyone else until the standby is left out', async () => {
  const [editor, student] = [await app.enter(kavya), elsewhere(asMeera)]
  const { title, seen } = await whileBehind(async () => {
    const behind = `Behind ${randomUUID()}`
    await publish(editor, behind)
    expect(await titlesFor(editor)).toContain(behind)
    return { title: behind, seen: await titlesFor(student) }
  })
  expect(seen).not.toContain(title)
  // Too far behind, it is left out, without a word to anybody.
  await expect.poll(() => titlesFor(student)).toContain(title)
  expect(await answeredBy()).toBe('the primary')
  await pair.resumeReplay()
  await becomesUsed('the standby')
  expect(await titlesFor(student)).toContain(title)
})

test('a stream that starts after an answer of the standby hears of what that answer lacked', async () => {
  const [editor, student] = [await app.enter(kavya), elsewhere(asMeera)]
  const { title, seen, headers } = await whileBehind(async () => {
    const unheard = `Unheard ${randomUUID()}`
    await publish(editor, unheard)
    const answer = await student.call('GET', '/api/content')
    return { title: unheard, seen: await titlesFor(student), headers: answer.headers }
  })
  expect(seen).not.toContain(title)
  const stream = await openStream(app, student, headers.get('safar-cursor') ?? '')
  await expect.poll(() => stream.heard.flatMap(({ abouts }) => abouts)).toContain('content')
  stream.close()
})

test('a session that was ended works at no standby, however far it is behind', async () => {
  const one = await app.enter(rohan)
  const stolen = elsewhere(one)
  await becomesUsed('the standby')
  await pair.pauseReplay()
  await stolen.api.content.list()
  await one.api.accounts.signOut({})
  expect((await stolen.call('GET', '/api/content')).status).toBe(401)
})

test('while the standby is behind, nobody at the desk is warned that the audit was tampered with', async () => {
  const admin = elsewhere(await app.enter(dev))
  const about = app.idOf(rohan)
  const found = await whileBehind(async () => {
    const { db, now } = app.services
    await db.insert(deskActions).values({ by: app.idOf(dev), what: 'student-read', about, at: now() })
    await linkEntries(app.services)
    return await admin.api.desk.chain({})
  })
  expect(found).toMatchObject({ isWhole: true })
})

test('each read that may lag can be answered by a standby, where nothing can be written', async () => {
  const admin = elsewhere(await app.enter(dev))
  await becomesUsed('the standby')
  const before = await errorsOfStandby()
  for (const address of lagging.map(({ path: of }) => of.replaceAll(/\{\w+\}/g, randomUUID()))) {
    const { status } = await admin.call('GET', address)
    expect([address, [200, 404].includes(status) ? 'answered' : status]).toEqual([address, 'answered'])
  }
  const { db, change } = app.services
  const [asked] = await db
    .insert(dataExports)
    .values({ owner: app.idOf(rohan), askedAt: app.clock.now() })
    .returning()
  await change(({ later }) => later(exportJob, { id: asked?.id }))
  await expect
    .poll(async () => (await db.select().from(dataExports)).map(({ readyAt }) => readyAt !== null))
    .toEqual([true])
  expect(await errorsOfStandby()).toEqual(before)
  await app.standby.read(({ sql }) => sql`insert into rate_limits (key, level, at) values ('written', 1, now())`)
  expect(await errorsOfStandby()).toHaveLength(before.length + 1)
})

test('what is read with all that is committed waits for the standby', async () => {
  const { sql } = app.services
  // Where it was left out meanwhile, the primary answers.
  await until('the standby answered', async () => {
    await becomesUsed('the standby')
    await pair.pauseReplay()
    const key = `committed ${randomUUID()}`
    await sql`insert into rate_limits (key, level, at) values (${key}, 1, now())`
    const found = app.standby.readCommitted(
      from => from.sql`select pg_is_in_recovery() as "isStandby" from rate_limits where key = ${key}`,
    )
    await pair.resumeReplay()
    const rows = await found
    expect(rows).toHaveLength(1)
    return rows[0]?.['isStandby'] === true
  })
})

test('while the primary is away the standby goes on answering visitors', async () => {
  await becomesUsed('the standby')
  const stranger = visitor(app)
  await pair.withoutPrimary(async () => {
    for (const address of ['/api/facts', '/api/about']) expect((await stranger.call('GET', address)).status).toBe(200)
    const signedIn = elsewhere(asMeera)
    expect((await signedIn.call('GET', '/api/content')).status).toBe(503)
  })
  await becomesUsed('the standby')
})

test('a standby that hangs costs a read some seconds, and one that is gone nothing', async () => {
  await becomesUsed('the standby')
  const family = await familyOf(pair.standby.pid())
  // It answers nobody now, however long anybody waits: so that need not be long.
  vi.stubEnv('SAFAR_PATIENCE', '1')
  for (const pid of family) signal(pid, 'SIGSTOP')
  try {
    // Asked while it still counts as there.
    expect(await answeredBy()).toBe('the primary')
  } finally {
    vi.unstubAllEnvs()
    for (const pid of family) signal(pid, 'SIGCONT')
  }
  await becomesUsed('the standby')
  const slow = app.standby.read(
    from => from.sql`select case when pg_is_in_recovery() then pg_sleep(60)::text else 'the primary' end as by`,
  )
  await pair.standby.stop()
  expect([...(await slow)]).toEqual([{ by: 'the primary' }])
  expect(await answeredBy()).toBe('the primary')
})
