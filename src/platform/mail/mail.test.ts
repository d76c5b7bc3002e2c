import { createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ProviderUnavailable } from '../providers/call.ts'
import { ProviderRefusal } from '../ports.ts'
import { openOutside, type TestOutside } from '#tests/outside.ts'
import { smtpMail } from './smtp.ts'

let outside: TestOutside

beforeAll(async () => {
  outside = await openOutside()
})
afterAll(() => outside.close())

test('a mail arrives with its words whole', async () => {
  await outside.ports.mail.send({
    to: 'meera@example.in',
    subject: 'आपका सफ़र – your sign-in link',
    text: 'Hello Meera,\nhttps://safar.example/verify-link?token=a=b&c=d\n.\nEnd of mail',
    html: '<p>Hello <b>Meera</b></p>',
  })
  const [mail] = await outside.caughtFor('meera@example.in')
  expect(mail).toMatchObject({
    channel: 'mail',
    sender: 'hello@safar.example',
    recipient: 'meera@example.in',
    subject: 'आपका सफ़र – your sign-in link',
    html: expect.stringContaining('<b>Meera</b>'),
  })
  expect(mail?.body.trim()).toBe('Hello Meera,\nhttps://safar.example/verify-link?token=a=b&c=d\n.\nEnd of mail')
  expect(mail?.at.toString()).toBe('2022-08-01T10:00:00Z')
})

test('what goes along arrives as it was', async () => {
  const content = 'BEGIN:VCALENDAR\r\nSUMMARY:वीज़ा\r\nEND:VCALENDAR\r\n'
  const attachments = [{ name: 'webinar.ics', type: 'text/calendar; charset=utf-8; method=PUBLISH', content }]
  await outside.ports.mail.send({ to: 'ananya@example.in', subject: 'A time', text: 'See the file.', attachments })
  const [mail] = await outside.caughtFor('ananya@example.in')
  // Who reads a letter gets its lines as they like them.
  expect(mail?.attachments).toEqual([
    { name: 'webinar.ics', type: 'text/calendar', content: content.replaceAll('\r\n', '\n') },
  ])
})

test('sent twice under one key, it lies there once', async () => {
  const mail = { to: 'rohan@example.in', subject: 'Once', text: 'only', key: 'job 17' }
  await outside.ports.mail.send(mail)
  await outside.ports.mail.send(mail)
  await outside.ports.mail.send({ ...mail, key: 'job 18' })
  expect(await outside.caughtFor('rohan@example.in')).toHaveLength(2)
})

test('an address is one address, whatever is written in it', async () => {
  const sent = outside.ports.mail.send({ to: 'a@example.in, b@example.in', subject: 'Two', text: 'in one' })
  await expect(sent).rejects.toThrow(ProviderRefusal)
  expect(await outside.caughtFor('b@example.in')).toEqual([])
})

test('a subject cannot add a header', async () => {
  await outside.ports.mail.send({ to: 'asha@example.in', subject: 'Hi\r\nBcc: spy@example.in', text: 'x' })
  expect(await outside.caughtFor('spy@example.in')).toEqual([])
  expect(await outside.caughtFor('asha@example.in')).toHaveLength(1)
})

test('a mailbox that is not there is said to the person', async () => {
  const sent = outside.ports.mail.send({ to: 'nobody@bounce.example', subject: 'x', text: 'x' })
  await expect(sent).rejects.toThrow(new ProviderRefusal('That e-mail address does not take mail.'))
})

test('a server that is not there is nobody’s fault but its own', async () => {
  const mail = smtpMail({ url: 'smtp://127.0.0.1:1', from: 'Safar <hello@safar.example>' })
  await expect(mail.send({ to: 'a@example.in', subject: 'x', text: 'x' })).rejects.toThrow(ProviderUnavailable)
})

test('a server that says nothing is not waited for long', async () => {
  const open = new Set<Socket>()
  const silent = createServer(socket => open.add(socket))
  const port = await new Promise<number>(resolve => {
    silent.listen(0, '127.0.0.1', () => {
      const address = silent.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  const mail = smtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'hello@safar.example', patience: 50 })
  await expect(mail.send({ to: 'a@example.in', subject: 'x', text: 'x' })).rejects.toThrow(ProviderUnavailable)
  for (const socket of open) socket.destroy()
  silent.close()
})
