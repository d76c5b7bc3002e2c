import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openSandboxSite, type SandboxSite } from '#tests/sandbox-site.ts'
import { WrongSignature } from '../providers/notices.ts'
import { signTypeform, typeformForms } from './typeform.ts'

let site: SandboxSite

beforeAll(async () => {
  site = await openSandboxSite()
})
beforeEach(() => {
  site.notices.typeform.length = 0
})
afterAll(() => site.close())

const account = typeformForms({ webhookSecret: 'a secret' })
const read = (body: object) =>
  account.readNotice(Buffer.from(JSON.stringify(body)), signTypeform(JSON.stringify(body), 'a secret'))
const response = (rest: object) => ({
  event_type: 'form_response',
  form_response: { token: 't', hidden: { safar: 'ours' }, ...rest },
})

test.each([
  ['https://form.typeform.com/to/abc', 'https://form.typeform.com/to/abc#safar=a.b'],
  ['https://form.typeform.com/to/abc#utm=x', 'https://form.typeform.com/to/abc#utm=x&safar=a.b'],
])('the form %s is opened with a hidden field that says who fills it in', (form, address) => {
  expect(account.address(form, 'a.b')).toBe(address)
  expect(account.address(form, undefined)).toBe(form)
})

test('a form in the sandbox sends what Typeform sends, signed as Typeform signs it, and the same once more on demand', async () => {
  const { forms } = site.ports
  const address = forms.address('https://safar.typeform.com/to/abc123', 'ours')
  expect(address).toBe(`${site.url}/sandbox/typeform/abc123?safar=ours`)
  expect(await (await site.get(address)).text()).toContain('What would help you most?')
  const page = await (
    await site.submit('/sandbox/typeform/abc123', { safar: 'ours', words: 'A <checklist>', ready: 'Not yet' })
  ).text()
  expect(page).toContain('Thank you. Your answers were sent.')
  const token = /name="token" value="(\w+)"/.exec(page)?.[1] ?? ''
  await site.submit('/sandbox/typeform/abc123', { safar: 'ours', words: 'A <checklist>', ready: 'Not yet', token })
  const notices = await Promise.all(
    site.notices.typeform.map(({ raw, headers }) => forms.readNotice(raw, headers['typeform-signature'] ?? '')),
  )
  const sent = {
    response: token,
    reference: 'ours',
    answers: [
      { id: 'help', question: 'What would help you most?', answer: 'A <checklist>' },
      { id: 'ready', question: 'Do you have your I-20?', answer: 'Not yet' },
    ],
  }
  expect(notices).toEqual([sent, sent])
  const tokens = site.notices.typeform.map(
    ({ raw }) => Object(JSON.parse(Buffer.from(raw).toString())).form_response.token,
  )
  expect(tokens).toEqual([token, token])
})

test('a form that is only looked at can’t be sent', async () => {
  const page = await (
    await site.get(site.ports.forms.address('https://safar.typeform.com/to/abc123', undefined))
  ).text()
  expect(page).toContain('This is a preview.')
  expect(page).not.toContain('Submit')
})

test('answers of every kind that Typeform has are read as words', async () => {
  const fields = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(id => ({ id, title: `Question ${id}` }))
  const answers = [
    { field: { id: 'a' }, type: 'number', number: 42 },
    { field: { id: 'b' }, type: 'boolean', boolean: false },
    { field: { id: 'c' }, type: 'choices', choices: { labels: ['One', 'Two'], other: 'Three' } },
    { field: { id: 'd' }, type: 'choice', choice: { other: 'Mine' } },
    { field: { id: 'e' }, type: 'date', date: '2026-08-20' },
    { field: { id: 'f' }, type: 'email', email: 'meera@example.in' },
    { field: { id: 'g' }, type: 'payment', payment: { amount: '10' } },
    { field: { id: 17 }, type: 'text', text: 'no field has such an id' },
  ]
  const notice = await read(response({ definition: { fields }, answers }))
  expect(notice?.answers.map(({ answer }) => answer)).toEqual([
    '42',
    'No',
    ['One', 'Two', 'Three'],
    'Mine',
    '2026-08-20',
    'meera@example.in',
    '',
  ])
})

test.each([
  ['another kind of event', { ...response({}), event_type: 'form_response_partial' }],
  ['no hidden field', response({ hidden: {} })],
  ['a hidden field that is a list', response({ hidden: { safar: ['ours'] } })],
  ['nothing', {}],
])('signed, with %s: none of ours', async (_, body) => {
  expect(await read(body)).toBeUndefined()
})

test.each([
  ['nothing', ''],
  ['another secret', signTypeform('{}', 'another')],
  ['another body', signTypeform('{"a":1}', 'a secret')],
  ['no scheme', signTypeform('{}', 'a secret').replace('sha256=', '')],
  ['hexadecimal', `sha256=${Buffer.from(signTypeform('{}', 'a secret').slice(7), 'base64').toString('hex')}`],
])('signed with %s: refused', async (_, signature) => {
  await expect(account.readNotice(Buffer.from('{}'), signature)).rejects.toBeInstanceOf(WrongSignature)
})
