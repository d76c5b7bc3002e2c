import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fatima, kavya, meera, rohan } from '#seed/people.ts'
import { readUniversities } from '#seed/universities.ts'
import { callBy } from '#tests/callers.ts'
import { openTestApp, type TestApp } from '#tests/app.ts'
import type { Call } from '#src/platform/services.ts'
import { changes } from '#src/platform/live/tables.ts'
import { isAtUniversity, universitiesFor } from './facts.ts'
import { searchUniversities } from './rules.ts'
import { add, added, read, search, verify, waiting, withdraw } from './service.ts'
import { stockUniversities } from './stock.ts'

const register = readUniversities()

let app: TestApp
let as: Record<'meera' | 'rohan' | 'fatima' | 'kavya', Call>

beforeAll(async () => {
  app = await openTestApp()
  await stockUniversities(app.services, register)
  as = {
    meera: await callBy(app.services, meera),
    rohan: await callBy(app.services, rohan),
    fatima: await callBy(app.services, { ...fatima, isGuest: true }),
    kavya: await callBy(app.services, { ...kavya, roles: ['advisor'] }),
  }
})
afterAll(() => app.end())

const idsFound = async (call: Call, query: string) => (await search(call, { query })).map(({ id }) => id)

describe('the register', () => {
  test.each(['unt', 'University of', 'texas', 'o', 'mit', 'zzz', ''])(
    'search for %j answers as the rule does',
    async query => {
      const all = register.map(one => ({ ...one, displayName: one.displayName ?? null, verified: true }))
      expect(await idsFound(as.meera, query)).toEqual(searchUniversities(all, query).map(({ id }) => id))
    },
  )

  test('is stocked once', async () => {
    await stockUniversities(app.services, register)
    expect(await idsFound(as.meera, 'University of North Texas')).toContain('university-of-north-texas')
  })

  test('tells what insurance needs to know', async () => {
    expect(await read(as.fatima, { id: 'university-of-north-texas' })).toMatchObject({
      displayName: 'University of North Texas',
      city: 'Denton',
      verified: true,
      gbgDestinationCountry: 'US',
      gbgDestinationState: 'TX',
      waiverDeadline: null,
    })
    await expect(read(as.meera, { id: 'nowhere' })).rejects.toThrow('We could not find that.')
  })

  test('knows which e-mail addresses are at a university', async () => {
    expect(await isAtUniversity(app.services.db, 'Meera@my.unt.edu')).toBe(true)
    expect(await isAtUniversity(app.services.db, 'singer@avaopera.org')).toBe(true)
    expect(await isAtUniversity(app.services.db, 'singer@opera.org')).toBe(false)
    expect(await isAtUniversity(app.services.db, 'nobody')).toBe(false)
  })
})

describe('a university that the register lacks', () => {
  test('belongs to its asker until the desk has verified it', async () => {
    const asAsker = await callBy(app.services, { firstName: 'Zoya' })
    const made = await add(asAsker, { name: 'Deccan Institute of Rivers' })
    expect(made).toMatchObject({ name: 'Deccan Institute of Rivers', verified: false })
    expect(await added(asAsker)).toEqual([made])
    expect(await idsFound(asAsker, 'Deccan')).toEqual([])
    expect(await read(asAsker, made)).toMatchObject(made)
    await expect(read(as.rohan, made)).rejects.toThrow('We could not find that.')
    expect(await read(as.kavya, made)).toMatchObject(made)
    expect(await universitiesFor(app.services.db, asAsker.caller.id, [made.id])).toHaveLength(1)
    expect(await universitiesFor(app.services.db, as.rohan.caller.id, [made.id])).toEqual([])

    await verify(as.kavya, { id: made.id, city: 'Hyderabad', stateCode: 'TX' })
    expect(await idsFound(as.rohan, 'deccan')).toEqual([made.id])
    expect(await read(as.rohan, made)).toMatchObject({ verified: true, city: 'Hyderabad', gbgDestinationState: 'TX' })

    await withdraw(as.kavya, made)
    expect(await idsFound(as.rohan, 'deccan')).toEqual([])
    expect(await added(asAsker)).toHaveLength(1)
  })

  test('is found, not doubled, when another asks for it', async () => {
    const first = await add(as.meera, { name: 'Institute of Monsoon Studies' })
    const second = await add(as.fatima, { name: '  the institute of MONSOON studies.' })
    expect(second.id).toBe(first.id)
    expect(await added(as.fatima)).toEqual([first])
    const row = (await waiting(as.kavya)).find(({ id }) => id === first.id)
    expect(row).toMatchObject({ askedForBy: 2, addedBy: { id: as.meera.caller.id, name: 'Meera Iyer' } })
  })

  test('is one, when two ask at the same moment', async () => {
    const made = await Promise.all(
      [as.meera, as.rohan, as.fatima].map(call => add(call, { name: 'College of Banyans' })),
    )
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  })

  test('is found in the register, if it has that name', async () => {
    expect(await add(as.rohan, { name: 'university of north texas' })).toMatchObject({
      id: 'university-of-north-texas',
      verified: true,
    })
    expect((await added(as.rohan)).map(({ id }) => id)).not.toContain('university-of-north-texas')
  })

  test('is announced to the desk and to its asker', async () => {
    await add(as.rohan, { name: 'Academy of Peacocks' })
    const given = await app.services.db
      .select()
      .from(changes)
      .where(and(eq(changes.about, 'universities'), eq(changes.audience, `person:${as.rohan.caller.id}`)))
    const desk = await app.services.db.select().from(changes).where(eq(changes.audience, 'desk:advisor'))
    expect(given.length).toBeGreaterThan(0)
    expect(desk.length).toBeGreaterThan(0)
  })

  test('is not one of very many', async () => {
    const asBusy = await callBy(app.services, { firstName: 'Busy' })
    for (let number = 1; number <= 10; number += 1) await add(asBusy, { name: `Busy College ${number}` })
    await expect(add(asBusy, { name: 'Busy College 11' })).rejects.toThrow('You have added many universities today.')
    // What is there already may be asked for all the same.
    expect(await add(asBusy, { name: 'College of Banyans' })).toMatchObject({ verified: false })
  })
})

test('another process finds it with its next search', async () => {
  const other = await openTestApp({ databaseUrl: app.databaseUrl })
  const asOther = await callBy(other.services, { firstName: 'Arjun' })
  const { id } = await add(as.meera, { name: 'School of Two Processes' })
  expect(await idsFound(asOther, 'two processes')).toEqual([])
  await verify(as.kavya, { id })
  expect(await idsFound(asOther, 'two processes')).toEqual([id])
  await withdraw(as.kavya, { id })
  expect(await idsFound(asOther, 'two processes')).toEqual([])
  await other.end()
})
