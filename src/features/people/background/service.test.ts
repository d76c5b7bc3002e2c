import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callBy } from '#tests/callers.ts'
import { openTestApp, type TestApp } from '#tests/app.ts'
import type { NewAcademic, NewWork } from './contract.ts'
import {
  academics,
  addAcademic,
  addWork,
  changeAcademic,
  changeWork,
  removeAcademic,
  removeWork,
  work,
} from './service.ts'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.end())

const bachelors: NewAcademic = {
  type: 'bachelors',
  institution: 'JNTU Hyderabad',
  degree: 'B.Tech',
  field: 'Computer Science',
  startYear: 2021,
  endYear: 2025,
  score: 8.4,
  scoreScale: 'cgpa10',
}
const job: NewWork = {
  type: 'internship',
  company: 'Infosys',
  title: 'Engineer',
  description: '',
  startDate: '2025-07-01',
  endDate: null,
}

describe('academic information', () => {
  test('is grouped by type, oldest first', async () => {
    const call = await callBy(app.services, { firstName: 'Meera' })
    const degree = await addAcademic(call, bachelors)
    const school = await addAcademic(call, { ...bachelors, type: 'highSchool', startYear: 2019, endYear: 2021 })
    const earlier = await addAcademic(call, { ...bachelors, startYear: 2020 })
    expect(degree).toEqual({ ...bachelors, id: degree.id, userId: call.caller.id, createdAt: '2026-06-15T06:00:00Z' })
    expect(await academics(call)).toEqual({
      highSchool: [school],
      bachelors: [earlier, degree],
      masters: [],
      phd: [],
      other: [],
    })
  })

  test('changes field by field, checked as a whole', async () => {
    const call = await callBy(app.services, { firstName: 'Meera' })
    const { id } = await addAcademic(call, bachelors)
    await Promise.all([changeAcademic(call, { id, field: 'Physics' }), changeAcademic(call, { id, score: 9 })])
    expect((await academics(call)).bachelors).toMatchObject([{ ...bachelors, field: 'Physics', score: 9 }])
    await expect(changeAcademic(call, { id, endYear: 2020 })).rejects.toMatchObject({
      fields: { endYear: 'This cannot be before the year you began.' },
    })
  })

  test("is nobody else's to change or to remove", async () => {
    const call = await callBy(app.services, { firstName: 'Meera' })
    const other = await callBy(app.services, { firstName: 'Rohan' })
    const { id } = await addAcademic(call, bachelors)
    await expect(changeAcademic(other, { id, field: 'Physics' })).rejects.toThrow('We could not find that.')
    await expect(removeAcademic(other, { id })).rejects.toThrow('We could not find that.')
    expect((await academics(other)).bachelors).toEqual([])
    await removeAcademic(call, { id })
    expect((await academics(call)).bachelors).toEqual([])
  })

  test('ends somewhere', async () => {
    const call = await callBy(app.services, { firstName: 'Meera' })
    for (let count = 0; count < 30; count += 1) await addAcademic(call, bachelors)
    await expect(addAcademic(call, bachelors)).rejects.toThrow('There is no room for more.')
  })
})

describe('work information', () => {
  test('is grouped by type, changes field by field, and belongs to its owner', async () => {
    const call = await callBy(app.services, { firstName: 'Arjun' })
    const other = await callBy(app.services, { firstName: 'Rohan' })
    const { id } = await addWork(call, job)
    await Promise.all([changeWork(call, { id, title: 'Analyst' }), changeWork(call, { id, endDate: '2025-12-31' })])
    const [changed] = (await work(call)).internship
    expect(changed).toMatchObject({ ...job, title: 'Analyst', endDate: '2025-12-31', userId: call.caller.id })
    await expect(changeWork(call, { id, startDate: '2026-01-01' })).rejects.toMatchObject({
      fields: { endDate: 'This cannot be before the day you began.' },
    })
    await changeWork(call, { id, type: 'fullTime', endDate: null })
    expect(await work(call)).toMatchObject({ internship: [], fullTime: [{ id, endDate: null }], partTime: [] })
    await expect(removeWork(other, { id })).rejects.toThrow('We could not find that.')
    await removeWork(call, { id })
    expect(await work(call)).toEqual({ internship: [], fullTime: [], partTime: [] })
  })
})
