// An attacker who rents a network of IPv6 has more addresses than all of IPv4; texts to far countries cost much.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dummyToken } from '#src/platform/captcha/turnstile.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { recordedErrors } from '#src/platform/records/tables.ts'
import { openTestApp, type TestApp } from '../app.ts'
import { visitor } from '../visitor.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ settings: { SAFAR_BEHIND_PROXY: 'on' } })
})
afterAll(() => app.end())
beforeEach(async () => {
  await app.services.db.delete(rateLimits)
})

const from = (address: string) => ({ 'x-forwarded-for': address })
let phones = 0
const newPhone = () => ({ prefix: 'IN:91', phone: String(9_848_300_000 + (phones += 1)) })
const ask = (address: string, number: object = newPhone()) =>
  visitor(app).call('POST', '/api/phone-codes', { ...number, captcha: dummyToken }, from(address))

async function sentTo(addresses: string[]): Promise<number> {
  let sent = 0
  for (const address of addresses) if ((await ask(address)).status === 200) sent += 1
  return sent
}

test('all addresses of one household’s 64 bits are one source', async () => {
  expect(await sentTo(Array.from({ length: 80 }, (_, index) => `2001:db8:1:2:${index.toString(16)}::1`))).toBe(60)
})

test('a network of 48 bits is let in ten times, whatever the source in it', async () => {
  const knock = (address: string) =>
    visitor(app).call('POST', '/api/sign-in-links', { email: 'nobody@example.com' }, from(address))
  const answers = await Promise.all(
    Array.from({ length: 620 }, (_, index) => knock(`2001:db8:7:${index.toString(16)}::1`)),
  )
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
  expect((await knock('2001:db8:8::1')).status).toBe(422)
})

test('guesses of passwords and guests’ accounts are counted so too', async () => {
  const tries = await Promise.all(
    Array.from({ length: 70 }, (_, index) =>
      visitor(app).call(
        'POST',
        '/api/session/password',
        { email: `nobody-${index}@example.com`, password: 'Welcome2026' },
        from(`2001:db8:9:9::${index.toString(16)}`),
      ),
    ),
  )
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(10)
  const guests = await Promise.all(
    Array.from({ length: 110 }, (_, index) =>
      visitor(app).call('POST', '/api/session/guest', {}, from(`2001:db8:a:a::${index.toString(16)}`)),
    ),
  )
  expect(guests.filter(({ status }) => status === 429)).toHaveLength(10)
})

test.each<[string, number, 'GET' | 'POST', string, object?]>([
  ['codes of pay-links', 60, 'GET', '/api/pay/nothing'],
  ['addresses of calendars', 60, 'GET', '/calendar/nothing.ics'],
  ['challenges for a passkey', 60, 'POST', '/api/session/passkey/options', {}],
  ['errors of a browser', 20, 'POST', '/api/errors', { message: 'broken', stack: '', url: '/' }],
])('tries at %s are counted so too: %i, and a neighbour is still answered', async (_, most, method, path, body) => {
  const knock = (address: string) => visitor(app).call(method, path, body, from(address))
  const answers = await Promise.all(
    Array.from({ length: most + 5 }, (_one, index) => knock(`2001:db8:b:b::${index.toString(16)}`)),
  )
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  expect((await knock('2001:db8:b:c::1')).status).not.toBe(429)
})

test('somebody signed in reports twenty errors a minute, from wherever they are', async () => {
  const guest = visitor(app)
  await guest.call('POST', '/api/session/guest', {}, from('2001:db8:d:1::1'))
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, index) =>
      guest.call('POST', '/api/errors', { message: 'broken', stack: '', url: '/' }, from(`2001:db8:d:${index}::1`)),
    ),
  )
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
})

test('a phone of a country that we do not serve is sent nothing, and is asked to use e-mail', async () => {
  // Guyana: one of those whose numbers earn anyone who has them called.
  const answer = await ask('203.0.113.5', { prefix: 'GY:592', phone: '609 1234' })
  expect(answer).toMatchObject({
    status: 422,
    body: {
      code: 'no-texts-there',
      fields: { phone: 'We can’t send texts to this country yet. Sign in with your e-mail instead.' },
    },
  })
  expect((await ask('203.0.113.5', { prefix: 'US:1', phone: '201 555 0123' })).status).toBe(200)
})

test('the texts of a day end, and the operator hears of it before', async () => {
  const other = await openTestApp({ settings: { SAFAR_BEHIND_PROXY: 'on', SAFAR_SMS_PER_DAY: '20' } })
  const askThere = () => visitor(other).api.accounts.sendPhoneCode({ ...newPhone(), captcha: dummyToken })
  const alarms = async () => (await other.services.db.select().from(recordedErrors)).map(({ message }) => message)
  for (let index = 0; index < 16; index += 1) await askThere()
  expect(await alarms()).toEqual([])
  for (let index = 0; index < 4; index += 1) await askThere()
  expect(await alarms()).toEqual(['Four fifths of the 20 texts of a day are used up.'])
  await expect(askThere()).rejects.toMatchObject({ status: 503, body: { code: 'no-texts-today' } })
  await other.end()
})
