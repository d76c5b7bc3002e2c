import { afterAll, beforeAll, expect, test } from 'vitest'
import { ProviderUnavailable } from '../providers/call.ts'
import { ProviderRefusal } from '../ports.ts'
import { openOutside, type TestOutside } from '#tests/outside.ts'
import { openListener } from '../sandbox/listener.ts'
import { twilioSms } from './twilio.ts'

let outside: TestOutside

beforeAll(async () => {
  outside = await openOutside()
})
afterAll(() => outside.close())

test('a text message arrives', async () => {
  await outside.ports.sms.send({ to: '+919812345678', text: 'Your Safar code is 123456 & it lasts 5 minutes' })
  expect(await outside.caughtFor('+919812345678')).toMatchObject([
    { channel: 'sms', sender: '+15005550006', body: 'Your Safar code is 123456 & it lasts 5 minutes' },
  ])
})

test.for([
  ['+15005550001', `The 'To' number +15005550001 is not a valid phone number.`],
  ['+15005550009', `'To' number is not a valid mobile number`],
  ['0044', `The 'To' number 0044 is not a valid phone number.`],
] as const)('%s is refused in Twilio’s words', async ([to, words]) => {
  await expect(outside.ports.sms.send({ to, text: 'x' })).rejects.toThrow(new ProviderRefusal(words))
  expect(await outside.caughtFor(to)).toEqual([])
})

test('a wrong token of ours is not the person’s fault', async () => {
  const account = outside.sandboxes?.sms ?? expect.fail('no sandbox')
  const sms = twilioSms({ ...account, token: 'wrong' })
  await expect(sms.send({ to: '+919812345678', text: 'x' })).rejects.toThrow(
    new ProviderUnavailable('Twilio answered 401.'),
  )
})

test('a Twilio that does not answer is not waited for long', async () => {
  const { promise: never } = Promise.withResolvers<never>()
  const silent = await openListener([{ method: 'POST', path: /./, answer: () => never }])
  const sms = twilioSms({ baseUrl: silent.url, account: 'AC', token: 't', from: '+1', patience: 50 })
  await expect(sms.send({ to: '+919812345678', text: 'x' })).rejects.toThrow('Twilio did not answer in 50 ms.')
  await silent.close()
})

test('a Twilio that is not there is said so', async () => {
  const sms = twilioSms({ baseUrl: 'http://127.0.0.1:1', account: 'AC', token: 't', from: '+1' })
  await expect(sms.send({ to: '+919812345678', text: 'x' })).rejects.toThrow('Twilio could not be reached.')
})
