import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOutside, type TestOutside } from '#tests/outside.ts'
import { ProviderRefusal } from '../ports.ts'
import { ProviderUnavailable } from '../providers/call.ts'
import { openListener } from '../sandbox/listener.ts'
import { sandboxIssuing } from '../sandbox/tables.ts'
import { checkDigit, printedOn } from './numbers.ts'
import { stripeIssuing } from './stripe.ts'

let outside: TestOutside

beforeAll(async () => {
  outside = await openOutside()
})
afterAll(() => outside.close())

const meera = { reference: 'person-1', name: 'Meera Iyer', email: 'meera@example.in' }
const issue = (changes: object = {}) => outside.ports.issuing.issue({ ...meera, ...changes })
const rows = () => outside.db.select().from(sandboxIssuing)

test('a card is made once for one reference, however often and at once it is asked for', async () => {
  const cards = await Promise.all(Array.from({ length: 8 }, () => issue()))
  expect(new Set(cards.map(({ id }) => id))).toHaveLength(1)
  expect(cards[0]).toEqual({ id: expect.stringMatching(/^ic_/), last4: expect.stringMatching(/^\d{4}$/) })
  expect((await issue()).id).toBe(cards[0]?.id)
  expect(await rows()).toHaveLength(2)
})

test('of two people at one address each has a card of their own', async () => {
  const [one, other] = [await issue(), await issue({ reference: 'person-2', name: 'Arun Iyer' })]
  expect(other.id).not.toBe(one.id)
})

test('number, expiry and cvc are notified when asked for, the same each time, and are written nowhere', async () => {
  const { id, last4 } = await issue()
  const { number, cvc } = await outside.ports.issuing.reveal(id)
  expect(number.endsWith(last4)).toBe(true)
  expect(await outside.ports.issuing.reveal(id)).toEqual({ number, cvc, expMonth: 8, expYear: 2026 })
  expect(JSON.stringify(await rows())).not.toContain(number)
})

test.each([['Meera 2'], ['मीरा'], ['A name far too long for any card']])(
  '%s is printed on no card, and why is said',
  async name => {
    await expect(
      issue({ reference: `person-${name.length}-x`, name, email: `${name.length}@example.in` }),
    ).rejects.toThrow(new ProviderRefusal(`Invalid name: ${name}`))
  },
)

test('a wrong key, a card that is not there and an issuer that does not answer are nobody’s fault', async () => {
  const account = outside.sandboxes?.issuing ?? expect.fail('no sandbox')
  await expect(stripeIssuing({ ...account, key: 'sk_test_wrong' }, outside.clock.now).issue(meera)).rejects.toThrow(
    ProviderUnavailable,
  )
  await expect(outside.ports.issuing.reveal('ic_none')).rejects.toThrow(ProviderUnavailable)
  const { promise: never } = Promise.withResolvers<never>()
  const silent = await openListener([{ method: 'GET', path: /./, answer: () => never }])
  await expect(
    stripeIssuing({ ...account, baseUrl: silent.url, patience: 50 }, outside.clock.now).reveal('ic_1'),
  ).rejects.toThrow(ProviderUnavailable)
  await silent.close()
})

test('every number adds up, as Luhn has it, and a digit more or less does not', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string(), (id, secret) => {
      const { number, cvc, last4 } = printedOn(id, secret)
      expect(number).toMatch(/^400000999\d{7}$/)
      expect(cvc).toMatch(/^\d{3}$/)
      expect(number.slice(-4)).toBe(last4)
      expect(checkDigit(number.slice(0, -1))).toBe(number.at(-1))
    }),
  )
  // Well-known ones.
  for (const known of ['4242424242424242', '5555555555554444', '4000009990000005'])
    expect(checkDigit(known.slice(0, -1))).toBe(known.at(-1))
})
