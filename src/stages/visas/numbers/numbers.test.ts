import { afterAll, beforeAll, expect, test } from 'vitest'
import { meera, rohan } from '#seed/people.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { invalid } from '#src/features/passport-profile/checks/copy.ts'
import { asPrinted } from '#src/features/passport-profile/shapes/rules.ts'
import { passportProfiles } from '#src/features/passport-profile/tables.ts'
import { areOneForm, checkNumbers } from './rules.ts'

let team: TeamApp
let student: Visitor

beforeAll(async () => {
  team = await openTeamApp()
  student = await team.enter(meera)
})
afterAll(() => team.end())

const change = (numbers: object) => student.api.visaNumbers.change(numbers)
const read = (who = student) => who.api.visaNumbers.read()

test.each([
  ['sevisId', 'N0005432612', true],
  ['sevisId', 'n 0005-432 612', true],
  ['sevisId', 'N000543261', false],
  ['sevisId', '0005432612', false],
  ['schoolCode', 'SFR214F00607000', true],
  ['schoolCode', 'sfr 214f 00607 000', true],
  ['schoolCode', 'SFR215F00607000', false],
  ['applicationId', 'AA00ABC123', true],
  ['applicationId', 'AA00ABC12', false],
  ['barcode', 'BB00ABC123', false],
  ['barcode', '', true],
])('%s %j is right: %s', (name, typed, isRight) => {
  const expected = isRight ? {} : { [name]: Object.entries(invalid).find(([known]) => known === name)?.[1] }
  expect(checkNumbers({ [name]: asPrinted(typed) })).toEqual(expected)
})

test('the barcode must be the one that the interview was booked with', () => {
  expect(areOneForm({ applicationId: 'AA00ABC123', barcode: 'AA00ABC123' })).toBe(true)
  expect(areOneForm({ applicationId: 'AA00ABC123', barcode: 'AA00XYZ789' })).toBe(false)
  expect(areOneForm({ applicationId: 'AA00ABC123' })).toBe(true)
})

test('kept as printed, one by one, taken away again, sealed, and nobody else’s', async () => {
  await change({ sevisId: 'n0005432612' })
  await change({ schoolCode: 'SFR214F00607000' })
  expect((await read()).numbers).toMatchObject({ sevisId: 'N0005432612', schoolCode: 'SFR214F00607000' })
  await change({ sevisId: '' })
  expect((await read()).numbers).toMatchObject({ sevisId: '', schoolCode: 'SFR214F00607000' })
  expect((await read(await team.enter(rohan))).numbers).toMatchObject({ schoolCode: '' })
  const [row] = await team.services.db.select().from(passportProfiles)
  expect(Buffer.from(row?.sealed ?? []).toString()).not.toContain('214F')
})

test('a wrong one is said beside its field, and changes nothing', async () => {
  await change({ sevisId: 'N0005432612' })
  await expect(change({ sevisId: 'N1' })).rejects.toMatchObject({
    status: 422,
    body: { fields: { sevisId: invalid.sevisId } },
  })
  expect((await read()).numbers).toMatchObject({ sevisId: 'N0005432612' })
})

test('changed twenty times at once, nothing is lost', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      change(index % 2 === 0 ? { applicationId: 'AA00ABC123' } : { barcode: 'AA00ABC123' }),
    ),
  )
  expect((await read()).numbers).toMatchObject({ applicationId: 'AA00ABC123', barcode: 'AA00ABC123' })
})

test('names come as they are spelled in the I-20 data, and from the account where that says nothing', async () => {
  expect((await read()).person).toMatchObject({ firstName: meera.firstName, lastName: meera.lastName })
  await student.api.i20.change({ last_name: 'IYER', dob: '04/17/2003' })
  expect((await read()).person).toMatchObject({ firstName: meera.firstName, lastName: 'IYER', dob: '04/17/2003' })
})
