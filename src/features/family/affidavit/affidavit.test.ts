// An affidavit of support: what is known of it, and how it is printed.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { meera, rohan } from '#seed/people.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import { wordsOfPdf } from '#tests/pdf-words.ts'
import type { Visitor } from '#tests/visitor.ts'
import * as copy from './copy.ts'
import { sponsorLines, studentLines, type Known } from './rules.ts'

const known: Known = {
  facts: {
    surname: 'IYER',
    firstName: 'MEERA',
    bornOn: '2003-03-04',
    citizenship: 'IN',
    homeStreet: '12 MG Road',
    homeCity: 'Kochi',
    homePostalCode: '682016',
    studentId: 'U123',
    motherSurname: 'IYER',
    motherGivenNames: 'LAKSHMI',
    motherBornOn: '1975-06-21',
  },
  university: 'Arizona State University',
  relation: 'mother',
  contact: '+919848098765',
  today: Temporal.PlainDate.from('2026-06-20'),
}
const valuesOf = (lines: readonly (readonly [string, string])[]) => lines.map(([, value]) => value)

test('what is known is filled in, and everything else is left blank', () => {
  expect(valuesOf(studentLines(known))).toEqual([
    'MEERA IYER',
    '4th March 2003',
    'India',
    '12 MG Road, Kochi, 682016',
    'Arizona State University',
    'U123',
    '',
  ])
  // A day before her birthday.
  expect(valuesOf(sponsorLines(known))).toEqual(['LAKSHMI IYER', 'Mother', '50', '', '+919848098765', ...blanks(5)])
  expect(valuesOf(studentLines({ ...known, facts: {}, university: '' }))).toEqual(blanks(7))
})

test('of somebody who is no parent the name and the age are not known, and an address is no phone number', () => {
  const sponsor = valuesOf(sponsorLines({ ...known, relation: 'sponsor', contact: 'uncle@example.com' }))
  expect(sponsor).toEqual([...blanks(5), 'uncle@example.com', ...blanks(4)])
})

const blanks = (count: number): string[] => Array.from({ length: count }, () => '')

let app: TeamApp
let asMeera: Visitor
beforeAll(async () => {
  app = await openTeamApp()
  asMeera = await app.enter(meera)
})
afterAll(() => app.end())

async function invite(contact = '98480 98765') {
  const who = { relation: 'mother', name: 'Amma', contact }
  return asMeera.api.familyMembers.invite({ ...who, headings: ['progress'] })
}
const address = (id: string) => `/api/family-members/${id}/affidavit`

test('it is printed with what the student entered, and not with what they call their mother', async () => {
  await asMeera.api.passportProfile.change({
    facts: {
      surname: 'IYER',
      firstName: 'MEERA',
      bornOn: '2003-03-04',
      motherSurname: 'IYER',
      motherGivenNames: 'LAKSHMI',
    },
  })
  const { id } = await invite()
  const answer = await fetch(app.url + address(id), { headers: { cookie: asMeera.cookie() } })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const words = await wordsOfPdf(new Uint8Array(await answer.arrayBuffer()))
  if (words.kind !== 'words') expect.fail(words.kind)
  const text = words.pages
    .flat(2)
    .map(word => word.text)
    .join(' ')
  for (const said of ['MEERA IYER', 'LAKSHMI IYER', '+919848098765', copy.signing.notarySignature, copy.support.amount])
    expect(text).toContain(said)
  expect(text).not.toContain('Amma')
})

test('of somebody else’s family, or after its end, there is none', async () => {
  const { id } = await invite('amma@example.com')
  const asRohan = await app.enter(rohan)
  expect((await asRohan.call('GET', address(id))).status).toBe(404)
  await asMeera.api.familyMembers.end({ id })
  expect((await asMeera.call('GET', address(id))).status).toBe(404)
  expect((await asMeera.call('GET', address('nope'))).status).toBe(422)
})
