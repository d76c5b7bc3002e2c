import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword, meera, rohan } from '#seed/people.ts'
import { seedPeople } from '#tests/people.ts'
import { callBy } from '#tests/callers.ts'
import { checkedFacts } from '#tests/checked-facts.ts'
import { openTestApp, type TestApp } from '#tests/app.ts'
import { visitor, type Visitor } from '#tests/visitor.ts'
import { loadFacts, loadFactsOf } from '#src/app/journey-facts.ts'
import { stages } from '#src/stages/stages.ts'
import { giveUpStale, noteAddress, noteOpened, openAttempt } from '#src/features/payments/attempts.ts'
import { happenings } from '#src/features/progress/tables.ts'
import { verify } from '#src/features/universities/desk.ts'
import { universities } from '#src/features/universities/tables.ts'
import { loanApplications } from '#src/stages/loans/tables.ts'
import type { Audience } from '../database/change.ts'
import { people } from '../identity/tables.ts'
import { dollars } from '#src/values/money.ts'
import { readCaller } from '../identity/sessions.ts'
import { pruneChanges } from '../live/prune.ts'
import { changes } from '../live/tables.ts'
import { cacheByVersion, cachedAtMost, factsVersion } from './cache.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await seedPeople(app.services)
})
afterAll(() => app.end())

async function signedIn(
  email: string,
  at = app,
): Promise<{ who: Visitor; caller: () => ReturnType<typeof readCaller> }> {
  const who = visitor(at)
  await who.api.accounts.signIn({ email, password: demoPassword })
  const token = who.cookie().slice('safar_session='.length)
  return { who, caller: () => readCaller(at.services.sql, token, app.clock.now()) }
}

const versionOf = async (email: string) => (await (await signedIn(email)).caller())?.factsVersion
const idOf = async (email: string) => {
  const [person] = await app.services.db.select().from(people).where(eq(people.email, email))
  return person?.id ?? ''
}

describe('a version', () => {
  const announced = (...audiences: Audience[]) =>
    app.services.change(async ({ announce }) => {
      for (const audience of audiences) await announce(audience, 'journey')
    })

  test('is another after each notice to that person, and to nobody else', async () => {
    const [before, other] = [await versionOf(meera.email), await versionOf(rohan.email)]
    const audience = `person:${await idOf(meera.email)}` as const
    const seen = [before]
    for (let turn = 0; turn < 3; turn += 1) {
      await announced(audience)
      seen.push(await versionOf(meera.email))
    }
    expect(new Set(seen).size).toBe(4)
    expect(await versionOf(rohan.email)).toBe(other)
  })

  test('is another of everybody after a notice to all, and the same after one to the desk', async () => {
    const versions = async () => [await versionOf(meera.email), await versionOf(rohan.email)]
    const before = await versions()
    await announced('desk:advisor', 'session:1')
    expect(await versions()).toEqual(before)
    await announced('all')
    const after = await versions()
    expect(after[0]).not.toBe(before[0])
    expect(after[1]).not.toBe(before[1])
  })

  test('tells two transactions apart that become visible in the other order than they began', async () => {
    const audience = `person:${await idOf(rohan.email)}` as const
    const seen = new Set([await versionOf(rohan.email)])
    await app.services.inTransaction(async first => {
      await first.insert(changes).values({ audience, about: 'journey' })
      await announced(audience)
      seen.add(await versionOf(rohan.email))
    })
    seen.add(await versionOf(rohan.email))
    expect(seen.size).toBe(3)
  })

  test('is of notices that are kept for longer than anything that is cached by them', async () => {
    await announced('all')
    const before = await versionOf(meera.email)
    await app.services.sql`update changes set at = at - ${cachedAtMost + 60_000} * interval '1 ms'`
    await pruneChanges(app.services.sql)
    expect(await versionOf(meera.email)).toBe(before)
  })
})

describe('a verb that changes facts makes another version', () => {
  const versionAt = async (person: string) => {
    const { sql } = app.services
    const [row] = await sql<
      { version: string }[]
    >`select ${factsVersion(sql)} as version from (select ${person}::uuid as id) p`
    return row?.version
  }

  test('of everybody, where a university is verified at the desk', async () => {
    const added = { id: 'added-university', name: 'Added University', nameKey: 'added university', isAdded: true }
    await app.services.db.insert(universities).values({ ...added, createdAt: app.clock.now() })
    const before = await versionOf(meera.email)
    await verify(await callBy(app.services, { firstName: 'Farah', roles: ['advisor'] }), { id: added.id })
    expect(await versionOf(meera.email)).not.toBe(before)
  })

  test('of its owner, where the page of a payment is opened and given up', async () => {
    const call = await callBy(app.services, { firstName: 'Meera' })
    const seen = [await versionAt(call.caller.id)]
    const payer = { title: 'Bill', name: 'Meera', email: 'meera@example.com', returnTo: '/' }
    const attempt = {
      owner: call.caller.id,
      purpose: { name: 'insurance-invoice', announces: [] },
      reference: randomUUID(),
      provider: 'stripe',
      amount: dollars(100),
      payer,
    } as const
    const payment = await openAttempt(call, attempt)
    await noteAddress(call, payment, { id: 'cs_1', url: 'https://example.com/' })
    seen.push(await versionAt(call.caller.id))
    await noteOpened(call, payment)
    seen.push(await versionAt(call.caller.id))
    await giveUpStale(call, { ...attempt, amount: dollars(200) })
    seen.push(await versionAt(call.caller.id))
    expect(new Set(seen).size).toBe(4)
  })
})

describe('where a verb forgets its notice', () => {
  test('the next read of the journey fails here, and says whose facts of which stage changed', async () => {
    const checked = checkedFacts()
    const another = await openTestApp({ databaseUrl: app.databaseUrl, checked })
    try {
      const { who } = await signedIn(meera.email, another)
      await who.api.journey.read({})
      const owner = await idOf(meera.email)
      const forget = (step: string) =>
        another.services.change(async ({ tx }) => {
          await tx.insert(happenings).values({ owner, stage: 'vaccines', what: 'marked', step, at: app.clock.now() })
        })
      // Where a notice of something else comes in between, such as that of the sign-in, all is read again and nothing is
      // compared: then another fact is forgotten.
      const found = async (step: string) => {
        await forget(step)
        return (await who.call('GET', '/api/journey')).status === 500
      }
      let forgotten: string | undefined
      for (const step of ['CheckRequirements', 'PlanDoses', 'BookAppointment'])
        if (forgotten === undefined && (await found(step))) forgotten = step
      expect(forgotten).toBeDefined()
      expect(checked.forgotten.splice(0)).toEqual([
        expect.stringMatching(new RegExp(`${owner}.*vaccines: common.*${forgotten}`)),
      ])
    } finally {
      await another.end()
    }
  })
})

test('facts are read again after a change, and not before', async () => {
  const { caller } = await signedIn(meera.email)
  const load = async () => {
    const known = (await caller()) ?? expect.fail('no session')
    return loadFacts({ ...app.services, caller: known })
  }
  const first = await load()
  expect(await load()).toBe(first)
  const owner = await idOf(meera.email)
  await app.services.db
    .insert(loanApplications)
    .values({ owner, sealed: new Uint8Array(), updatedAt: app.clock.now(), academicsAt: app.clock.now() })
  const second = await load()
  expect(second).not.toBe(first)
  expect(second['loans']).toMatchObject({ own: { application: { academicsAt: expect.anything() } } })
})

test('read of one stage alone, they are the same', async () => {
  for (const email of [meera.email, rohan.email]) {
    const id = await idOf(email)
    const all = await loadFactsOf(app.services, id)
    expect(Object.keys(all).length).toBeGreaterThan(5)
    for (const { route } of stages) expect((await loadFactsOf(app.services, id, route))[route]).toEqual(all[route])
  }
})

describe('what is cached', () => {
  test('goes with its version, and the person who was not here longest goes first', async () => {
    const cache = cacheByVersion<string>(2)
    let made = 0
    const read = (person: string, version: string) =>
      cache.read(person, version, async () => `${person}${version}${(made += 1)}`)
    expect([await read('a', '1'), await read('a', '1'), await read('a', '2')]).toEqual(['a11', 'a11', 'a22'])
    expect([await read('b', '1'), await read('a', '2'), await read('c', '1')]).toEqual(['b13', 'a22', 'c14'])
    expect([await read('a', '2'), await read('b', '1')]).toEqual(['a22', 'b15'])
    expect([await cache.cached('a', '2'), cache.cached('a', '3'), cache.cached('c', '1')]).toEqual([
      'a22',
      undefined,
      undefined,
    ])
  })

  test('is not what failed', async () => {
    const cache = cacheByVersion<string>()
    await expect(cache.read('a', '1', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await cache.read('a', '1', async () => 'up')).toBe('up')
  })
})
