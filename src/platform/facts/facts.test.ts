import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword, meera, rohan } from '../../../seed/people.ts'
import { seedPeople } from '../../../seed/seed-people.ts'
import { openTestHouse, type TestHouse } from '../../../tests/house.ts'
import { visitor, type Visitor } from '../../../tests/visitor.ts'
import { factsOfAnybody, loadFacts, loadFactsOf } from '../../app/journey-facts.ts'
import { stages } from '../../stages/stages.ts'
import { happenings } from '../../features/progress/tables.ts'
import { loanApplications } from '../../stages/loans/application/tables.ts'
import { people } from '../identity/tables.ts'
import { readCaller } from '../identity/sessions.ts'
import { keptByVersion } from './kept.ts'
import { factsWritten } from './tables.ts'
import { pruneFactsWritten } from './version.ts'
import { tablesIn, watchedIn } from './watch.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
  await seedPeople(house.house)
})
afterAll(() => house.end())

async function signedIn(email: string): Promise<{ who: Visitor; caller: () => ReturnType<typeof readCaller> }> {
  const who = visitor(house)
  await who.call('POST', '/api/session/password', { email, password: demoPassword })
  const token = who.cookie().slice('safar_session='.length)
  return { who, caller: () => readCaller(house.house.sql, token, house.clock.now()) }
}

const versionOf = async (email: string) => (await (await signedIn(email)).caller())?.factsVersion
const idOf = async (email: string) => {
  const [person] = await house.house.db.select().from(people).where(eq(people.email, email))
  return person?.id ?? ''
}

test('every table that the facts are read from is watched', async () => {
  const { sql } = house.house
  const read = await tablesIn(sql, factsOfAnybody(sql))
  expect(read.size).toBeGreaterThan(30)
  expect([...read].toSorted()).toEqual([...(await watchedIn(sql))].toSorted())
})

describe('a version', () => {
  test('is another after each thing written of that person, and of nobody else', async () => {
    const [before, other] = [await versionOf(meera.email), await versionOf(rohan.email)]
    const owner = await idOf(meera.email)
    const row = { owner, stage: 'loans', what: 'visited', step: '', at: house.clock.now() } as const
    const seen = [before]
    await house.house.db.insert(happenings).values(row)
    seen.push(await versionOf(meera.email))
    await house.house.db.update(happenings).set({ at: house.clock.now() }).where(eq(happenings.owner, owner))
    seen.push(await versionOf(meera.email))
    await house.house.db.delete(happenings).where(eq(happenings.owner, owner))
    seen.push(await versionOf(meera.email))
    expect(new Set(seen).size).toBe(4)
    expect(await versionOf(rohan.email)).toBe(other)
  })

  test('is another of everybody after a row that is nobody’s', async () => {
    const before = await Promise.all([versionOf(meera.email), versionOf(rohan.email)])
    await house.house.sql`update insurance_plans set changed_at = changed_at`
    const after = await Promise.all([versionOf(meera.email), versionOf(rohan.email)])
    expect(after[0]).not.toBe(before[0])
    expect(after[1]).not.toBe(before[1])
  })

  test('tells two transactions apart that are seen in the other order than they began', async () => {
    const owner = await idOf(rohan.email)
    const mark = (step: string) => ({ owner, stage: 'vaccines', what: 'marked', step, at: house.clock.now() }) as const
    const seen = new Set([await versionOf(rohan.email)])
    await house.house.db.transaction(async first => {
      await first.insert(happenings).values(mark('first'))
      await house.house.db.insert(happenings).values(mark('second'))
      seen.add(await versionOf(rohan.email))
    })
    seen.add(await versionOf(rohan.email))
    expect(seen.size).toBe(3)
  })

  test('is forgotten after some hours', async () => {
    await house.house.sql`update facts_written set at = at - interval '4 hours'`
    await pruneFactsWritten(house.house.sql)
    expect(await house.house.db.select().from(factsWritten)).toEqual([])
  })
})

test('facts are read again after a change, and not before', async () => {
  const { caller } = await signedIn(meera.email)
  const load = async () => {
    const known = (await caller()) ?? expect.fail('no session')
    return loadFacts({ ...house.house, caller: known })
  }
  const first = await load()
  expect(await load()).toBe(first)
  const owner = await idOf(meera.email)
  await house.house.db.insert(loanApplications).values({ owner, sealed: new Uint8Array(), updatedAt: house.clock.now(), academicsAt: house.clock.now() })
  const second = await load()
  expect(second).not.toBe(first)
  expect(second['loans']).toMatchObject({ own: { application: { academicsAt: expect.anything() } } })
})

test('read of one stage alone, they are the same', async () => {
  for (const email of [meera.email, rohan.email]) {
    const id = await idOf(email)
    const all = await loadFactsOf(house.house, id)
    expect(Object.keys(all).length).toBeGreaterThan(5)
    for (const { route } of stages) expect((await loadFactsOf(house.house, id, route))[route]).toEqual(all[route])
  }
})

describe('what is kept', () => {
  test('goes with its version, and the person who was not here longest goes first', async () => {
    const kept = keptByVersion<string>(2)
    let made = 0
    const read = (person: string, version: string) => kept.read(person, version, async () => `${person}${version}${(made += 1)}`)
    expect([await read('a', '1'), await read('a', '1'), await read('a', '2')]).toEqual(['a11', 'a11', 'a22'])
    expect([await read('b', '1'), await read('a', '2'), await read('c', '1')]).toEqual(['b13', 'a22', 'c14'])
    expect([await read('a', '2'), await read('b', '1')]).toEqual(['a22', 'b15'])
    expect([await kept.known('a', '2'), kept.known('a', '3'), kept.known('c', '1')]).toEqual(['a22', undefined, undefined])
  })

  test('is not what failed', async () => {
    const kept = keptByVersion<string>()
    await expect(kept.read('a', '1', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await kept.read('a', '1', async () => 'up')).toBe('up')
  })
})
