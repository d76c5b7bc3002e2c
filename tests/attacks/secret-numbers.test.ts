// Whole numbers of Aadhaar and of payment cards, written where anybody may write.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kavya, meera } from '../../seed/people.ts'
import { chatMessages } from '../../src/features/chat/tables.ts'
import { holdsSecretNumber, withoutSecretNumbers } from '../../src/values/secret-numbers.ts'
import { openTeamHouse, type TeamHouse } from '../team.ts'
import type { Visitor } from '../visitor.ts'

let house: TeamHouse
let asMeera: Visitor
let asKavya: Visitor
beforeAll(async () => {
  house = await openTeamHouse()
  ;[asMeera, asKavya] = [await house.enter(meera), await house.enter(kavya)]
})
afterAll(() => house.end())

const aadhaar = '2341 2341 2346'
const card = '4242-4242-4242-4242'

test.each([
  ['an Aadhaar number in groups', `It is ${aadhaar}.`, 'It is XXXX 2346.'],
  ['one without spaces', 'It is 234123412346, thanks', 'It is XXXX 2346, thanks'],
  ['a card number', `My card ${card} was declined`, 'My card XXXX 4242 was declined'],
  ['two of them', `${aadhaar} and ${card}`, 'XXXX 2346 and XXXX 4242'],
])('%s is cut to its last four digits', (_, text, kept) => {
  expect(withoutSecretNumbers(text)).toBe(kept)
  expect(holdsSecretNumber(text)).toBe(true)
})

test.each([
  // With its country it has the check digit of an Aadhaar number.
  ['an Indian mobile number with its country', 'Call 91 98765 43216'],
  ['one in E.164', 'Call +919876543216'],
  ['a number that proves nothing', 'My account is 123456789012'],
  ['a rank and a year', 'Rank 1234 in 2026'],
  ['an Aadhaar-like stretch of a reference', `Said ab${aadhaar.replaceAll(' ', '-')}cd and 6f1d-2341-2341-2346-77ab`],
])('%s is left as it is', (_, text) => {
  expect(withoutSecretNumbers(text)).toBe(text)
})

describe('in the chat', () => {
  const kept = async () => JSON.stringify(await house.house.db.select({ text: chatMessages.text }).from(chatMessages))

  test.each([
    ['a student', () => asMeera.call('POST', '/api/chat', { text: `My Aadhaar is ${aadhaar}`, documents: [] })],
    ['the desk', () => asKavya.call('POST', `/api/desk/chats/${house.idOf(meera)}`, { text: `Is it ${aadhaar}?`, documents: [] })],
  ])('what %s writes is kept without the number, even by a program', async (_, write) => {
    const { status, body } = await write()
    expect(status).toBe(200)
    expect(Object(body).text).toContain('XXXX 2346')
    expect(await kept()).not.toContain(aadhaar)
  })

  test('a number that its writer says is something else stays', async () => {
    const text = `The reference of my transfer is ${aadhaar}`
    const { body } = await asMeera.call('POST', '/api/chat', { text, documents: [], keepsNumbers: true })
    expect(Object(body).text).toBe(text)
  })
})
