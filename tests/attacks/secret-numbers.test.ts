// Whole numbers of Aadhaar and of payment cards, written where anybody may write.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kavya, meera } from '#seed/people.ts'
import { openTeamApp, type TeamApp } from '../team.ts'
import type { Visitor } from '../visitor.ts'

let app: TeamApp
let asMeera: Visitor
let asKavya: Visitor
beforeAll(async () => {
  app = await openTeamApp()
  ;[asMeera, asKavya] = [await app.enter(meera), await app.enter(kavya)]
})
afterAll(() => app.end())

const aadhaar = '2341 2341 2346'
const card = '4242-4242-4242-4242'

type Write = readonly [words: string, who: () => Visitor, path: string, body: () => object]
const mine = () => asMeera
const ofDesk = () => asKavya
const texts: Write[] = [
  ['a message of the chat', mine, '/api/chat', () => ({ text: `My Aadhaar is ${aadhaar}`, documents: [] })],
  ['an answer of the desk', ofDesk, '/api/desk/chats/{meera}', () => ({ text: `Is it ${aadhaar}?`, documents: [] })],
  [
    'a ready-made answer of the desk',
    ofDesk,
    '/api/desk/chat-replies',
    () => ({ name: 'number', text: `Is it ${card}?` }),
  ],
  [
    'a note of the desk',
    ofDesk,
    '/api/desk/requests',
    () => ({ student: app.idOf(meera), title: `Her card is ${card}` }),
  ],
  ['a correction', mine, '/api/rights/corrections', () => ({ what: `My Aadhaar is ${aadhaar}, not that` })],
  ['the name of a university', mine, '/api/universities', () => ({ name: `University ${card} 12/28 123` })],
]

const write = ([, who, path, body]: Write, headers = {}) =>
  who().call('POST', path.replace('{meera}', app.idOf(meera)), body(), headers)

describe.each(texts)('%s', (...one) => {
  test('is refused with a question, and nothing of it is stored', async () => {
    const { status, body } = await write(one)
    expect([status, body]).toMatchObject([422, { code: 'about-number' }])
    expect(Object.values(Object(body).fields).join()).toMatch(/ending in (2346|4242) looks like/)
  })

  test('is stored without its number once the writer says so', async () => {
    expect((await write(one, { 'safar-numbers': 'hide' })).status).toBe(200)
  })
})

test('what is hidden keeps its last four digits', async () => {
  const { body } = await asMeera.call(
    'POST',
    '/api/chat',
    { text: `It is ${aadhaar}.`, documents: [] },
    { 'safar-numbers': 'hide' },
  )
  expect(Object(body).text).toBe('It is XXXX 2346.')
})

test('a number that its writer says is something else stays', async () => {
  const text = `The reference of my transfer is ${aadhaar}`
  const { body } = await asMeera.call('POST', '/api/chat', { text, documents: [] }, { 'safar-numbers': 'keep' })
  expect(Object(body).text).toBe(text)
})

test('what else is wrong is said first, so that nobody is asked in vain', async () => {
  const { body } = await asMeera.call('POST', '/api/chat', { text: aadhaar.repeat(2000), documents: [] })
  expect(body).toMatchObject({ code: 'invalid-input' })
})

test('a phone number is no Aadhaar, and what it is typed into is not looked through', async () => {
  const body = await asMeera.api.chat.say({ text: 'Call me on 91 98765 43216', documents: [] })
  expect(body.text).toBe('Call me on 91 98765 43216')
})
