import { afterAll, beforeAll, expect, test } from 'vitest'
import { ananya, meera, rohan } from '#seed/people.ts'
import { answerOf } from '#tests/api.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import * as copy from './copy.ts'
import { passportProfiles } from './tables.ts'

let team: TeamApp
let student: Visitor

beforeAll(async () => {
  team = await openTeamApp()
  student = await team.enter(meera)
})
afterAll(() => team.end())

const change = (facts: object, more: object = {}, who = student) => who.api.passportProfile.change({ facts, ...more })
const keep = (
  paper: 'admission-letter' | 'ds-160-confirmation' | 'i-20' | 'passport',
  says: object | null,
  who = student,
) => who.api.passportProfile.keepPaper({ paper, says })
const read = (who = student) => who.api.passportProfile.read()

test('a value stands with the paper it was read from, and without it once it is typed over', async () => {
  await change({ bornOn: '2001-07-09', surname: ' Iyer ', passportNumber: 'z 123 4567' }, { from: 'passport' })
  expect(await read()).toMatchObject({
    facts: { bornOn: '2001-07-09', surname: 'Iyer', passportNumber: 'Z1234567' },
    from: { bornOn: 'passport', surname: 'passport', passportNumber: 'passport' },
  })
  await change({ surname: 'Iyengar', passportNumber: 'Z1234567' })
  expect(await read()).toMatchObject({ facts: { surname: 'Iyengar' }, from: { passportNumber: 'passport' } })
  expect(await read()).not.toMatchObject({ from: { surname: 'passport' } })
})

test('an empty text takes a value away, and nothing else', async () => {
  await change({ homeCity: 'Chennai' })
  await change({ homeCity: '' })
  expect(await read()).toMatchObject({ facts: { surname: 'Iyengar' } })
  expect(await read()).not.toHaveProperty('facts.homeCity')
})

test('what was changed elsewhere meanwhile is not written over', async () => {
  await change({ birthCity: 'Chennai' })
  await expect(change({ birthCity: 'Madurai' }, { was: { birthCity: '' } })).rejects.toMatchObject({
    status: 409,
    body: { fields: { birthCity: 'Chennai' } },
  })
  await change({ birthCity: 'Madurai' }, { was: { birthCity: 'Chennai' } })
})

test('two changes at once are both kept', async () => {
  await Promise.all([change({ homeStreet: '12 Main Road' }), change({ homePostalCode: '600004' })])
  expect(await read()).toMatchObject({ facts: { homeStreet: '12 Main Road', homePostalCode: '600004' } })
})

test.each([
  [{ passportNumber: 'A1' }, 'passportNumber'],
  [{ bornOn: '30/02/2001' }, 'bornOn'],
  [{ bornOn: '2099-01-01' }, 'bornOn'],
  [{ surname: 'FNU' }, 'surname'],
  [{ surname: 'x'.repeat(250) }, 'surname'],
  [{ pan: 'ABCCE1234F' }, 'pan'],
  [{ usPostalCode: '7700' }, 'usPostalCode'],
  [{ sex: 'female' }, 'sex'],
])('%o is refused beside its field', async (facts, field) => {
  const answer = await answerOf(change(facts))
  expect(answer.status).toBe(422)
  expect(answer.body).toHaveProperty(['fields', field])
})

test('a field that there isn’t, and another type, are refused and change nothing', async () => {
  const before = await read()
  await expect(change({ motherTongue: 'Tamil' })).rejects.toMatchObject({ status: 422 })
  expect((await student.call('PUT', '/api/passport-profile', { facts: [] })).status).toBe(422)
  expect((await student.call('PUT', '/api/passport-profile/papers/driving-licence', { says: {} })).status).toBe(422)
  expect(await read()).toEqual(before)
})

test('what a paper says is kept and forgotten, and is not the profile', async () => {
  await keep('i-20', { surname: 'IYER', sevisId: 'N0005432612' })
  expect(await read()).toMatchObject({ papers: { 'i-20': { says: { surname: 'IYER', sevisId: 'N0005432612' } } } })
  expect(await read()).not.toHaveProperty('facts.sevisId')
  await keep('i-20', null)
  expect(await read()).not.toHaveProperty(['papers', 'i-20'])
})

test('of somebody under 18 nothing is kept but the numbers on their papers', async () => {
  const young = await team.enter(rohan)
  await expect(change({ passportNumber: 'Z1234567' }, {}, young)).rejects.toMatchObject({
    status: 422,
    body: { fields: { bornOn: copy.bornFirst } },
  })
  const today = Temporal.PlainDate.from('2026-06-15')
  const [tomorrow18, today18] = [today.add({ days: 1 }), today].map(day => day.subtract({ years: 18 }).toString())
  await expect(change({ bornOn: tomorrow18, fatherSurname: 'Rao' }, {}, young)).rejects.toMatchObject({
    status: 403,
    body: { fields: { bornOn: copy.underAge } },
  })
  await expect(keep('i-20', { bornOn: tomorrow18 }, young)).rejects.toMatchObject({ status: 403 })
  await expect(keep('ds-160-confirmation', { passportNumber: 'Z1234567' }, young)).rejects.toMatchObject({
    status: 422,
  })
  expect(await read(young)).toEqual({ facts: {}, from: {}, papers: {} })
  // The birth date alone says that nothing else is to be asked.
  await change({ bornOn: tomorrow18 }, {}, young)
  await expect(change({ fatherSurname: 'Rao' }, {}, young)).rejects.toMatchObject({ status: 403 })
  await change({ sevisId: 'N0005432612' }, {}, young)
  await change({ bornOn: today18, fatherSurname: 'Rao' }, {}, young)
  await expect(change({ bornOn: tomorrow18 }, {}, young)).rejects.toMatchObject({ status: 403 })
})

test('it is sealed, one’s own, and the numbers of visa papers are the same ones', async () => {
  await change({ sevisId: 'N0005432612' })
  expect(await student.api.visaNumbers.read()).toMatchObject({ numbers: { sevisId: 'N0005432612' } })
  await student.api.visaNumbers.change({ schoolCode: 'SFR214F00607000' })
  expect(await read()).toMatchObject({ facts: { schoolCode: 'SFR214F00607000', surname: 'Iyengar' } })
  expect(await read(await team.enter(ananya))).toEqual({ facts: {}, from: {}, papers: {} })
  const rows = await team.services.db.select().from(passportProfiles)
  for (const { sealed } of rows)
    expect(Buffer.from(sealed ?? []).toString()).not.toMatch(/Iyengar|Z1234567|N0005432612/)
})

test('a row from before the profile, with the four numbers alone, is read and kept', async () => {
  const other = await team.enter(ananya)
  await change({ sevisId: 'N0000000001' }, {}, other)
  const { vault, sql } = team.services
  const [{ id } = { id: '' }] = await sql<{ id: string }[]>`select id from people where first_name = 'Ananya'`
  const old = await vault.seal(id, JSON.stringify({ sevisId: 'N0005432612', barcode: 'AA00ABC123' }))
  await sql`update passport_profiles set sealed = ${old} where owner = ${id}`
  await change({ schoolCode: 'SFR214F00607000' }, {}, other)
  expect(await read(other)).toMatchObject({
    facts: { sevisId: 'N0005432612', barcode: 'AA00ABC123', schoolCode: 'SFR214F00607000' },
  })
})
