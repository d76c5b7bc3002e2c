import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { meera } from '#seed/people.ts'
import { readUniversities } from '#seed/universities.ts'
import { callBy } from '#tests/callers.ts'
import { openTestApp, type TestApp } from '#tests/app.ts'
import { add as addUniversity } from '#src/features/universities/service.ts'
import { stockUniversities } from '#src/features/universities/stock.ts'
import { add, change, changeInterest, interest, list, remove } from './service.ts'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp()
  await stockUniversities(app.services, readUniversities())
})
afterAll(() => app.end())

const unt = { id: meera.universityId, name: 'University of North Texas' }

describe('application interest', () => {
  test('changes field by field, also at the same moment', async () => {
    const call = await callBy(app.services, { firstName: 'Meera' })
    await Promise.all([
      changeInterest(call, { degree: 'masters' }),
      changeInterest(call, { branch: 'Computer Science' }),
      changeInterest(call, { intake: 'fall-2027' }),
      changeInterest(call, { universities: [unt.id, unt.id] }),
    ])
    expect(await interest(call)).toEqual({
      userId: call.caller.id,
      degree: 'masters',
      branch: 'Computer Science',
      intake: 'fall-2027',
      universities: [unt],
    })
  })

  test('names universities that there are, or that one added oneself', async () => {
    const call = await callBy(app.services, { firstName: 'Meera' })
    const other = await callBy(app.services, { firstName: 'Rohan' })
    const own = await addUniversity(call, { name: 'Institute of Mango Studies' })
    expect(await changeInterest(call, { universities: [own.id] })).toMatchObject({
      universities: [{ id: own.id, name: own.name }],
    })
    const said = { fields: { universities: 'Please add the name of the universities to which you are applying.' } }
    await expect(changeInterest(other, { universities: [own.id] })).rejects.toMatchObject(said)
    await expect(changeInterest(other, { universities: ['nowhere'] })).rejects.toMatchObject(said)
  })
})

describe('applications', () => {
  test('are added, changed field by field and taken out by their owner alone', async () => {
    const call = await callBy(app.services, { firstName: 'Meera' })
    const other = await callBy(app.services, { firstName: 'Rohan' })
    const made = await add(call, { university: unt.id, programme: 'MS Computer Science' })
    expect(made).toMatchObject({
      university: unt,
      userId: call.caller.id,
      outcome: 'considering',
      degree: null,
      intake: null,
    })
    await Promise.all([
      change(call, { id: made.id, outcome: 'admitted' }),
      change(call, { id: made.id, intake: 'fall-2026' }),
    ])
    expect(await list(call)).toEqual([{ ...made, outcome: 'admitted', intake: 'fall-2026' }])

    await expect(change(other, { id: made.id, outcome: 'rejected' })).rejects.toThrow('We could not find that.')
    await expect(remove(other, { id: made.id })).rejects.toThrow('We could not find that.')
    expect(await list(other)).toEqual([])
    await remove(call, { id: made.id })
    expect(await list(call)).toEqual([])
  })

  test('go to universities that there are', async () => {
    const call = await callBy(app.services, { firstName: 'Meera' })
    await expect(add(call, { university: 'nowhere' })).rejects.toMatchObject({
      fields: { university: 'Please select your university' },
    })
  })
})
