// Webhooks that Typeform did not send, or sent wrongly: none changes anything, and each hears the same.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword, meera } from '#seed/people.ts'
import { seed, seedDemo } from '#seed/seed.ts'
import { formResponse } from '#src/platform/forms/sent-forms.ts'
import { signTypeform } from '#src/platform/forms/typeform.ts'
import { ensure } from '../api.ts'
import { openTestApp, type TestApp } from '../app.ts'
import { visitor } from '../visitor.ts'
import { forgeries, strangeBodies } from './corpus/notices.ts'
import { changedBetween, rowsOf } from './rows.ts'

let app: TestApp
let reference: string

beforeAll(async () => {
  app = await openTestApp({ isReachable: true })
  await seed(app.services)
  await seedDemo(app.services)
  const student = visitor(app)
  await student.api.accounts.signIn({ email: meera.email, password: demoPassword })
  const cards = await student.api.content.list()
  const form = cards.find(({ format }) => format === 'Typeform')
  const body = await student.api.content.read({ id: ensure(form).id })
  reference = new URL(ensure(body.embed)).searchParams.get('safar') ?? ''
})
afterAll(() => app.end())

const secret = () => app.outside.sandboxes?.forms?.webhookSecret ?? expect.fail('no sandbox')
const bodyWith = (hidden: string) =>
  JSON.stringify(
    formResponse({ form: 'f', token: 't1', reference: hidden, words: 'Hello', ready: 'Yes' }, app.clock.now()),
  )
const post = (body: string, headers: Record<string, string>) =>
  visitor(app).call('POST', '/webhooks/typeform', body, {
    'content-type': 'application/json',
    origin: 'https://elsewhere.example',
    ...headers,
  })

test('forged, cut, changed or of another body: refused, without a trace of why', async () => {
  const body = bodyWith(reference)
  const right = { 'typeform-signature': signTypeform(body, secret()) }
  const before = await rowsOf(app)
  const tries = [
    // Some change only what another provider's has.
    ...forgeries
      .map(({ headers }) => headers(right))
      .filter(headers => JSON.stringify(headers) !== JSON.stringify(right)),
    { 'typeform-signature': signTypeform(body, 'another secret') },
    { 'typeform-signature': signTypeform(`${body} `, secret()) },
    { 'typeform-signature': signTypeform(body, '') },
    { 'typeform-signature': right['typeform-signature'].toLowerCase() },
  ]
  const answers = await Promise.all(tries.map(headers => post(body, headers)))
  // More letters than a header may have are refused before anybody reads them.
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]))
  expect(new Set(answers.map(({ body: said }) => `${Object(said).code} ${Object(said).message}`)).size).toBe(1)
  expect(changedBetween(before, await rowsOf(app))).toEqual([])
})

test('signed, and not of a shape that we know: taken, and nothing changes', async () => {
  const before = await rowsOf(app)
  const strange = [
    ...strangeBodies.map(({ body }) => body),
    ...[
      '',
      'x',
      "' or 1=1 --",
      'content..',
      `${reference}A`,
      reference.slice(0, -3),
      '\u0000',
      'content.__proto__.x.y',
    ].map(bodyWith),
    bodyWith(reference).replace('"form_response"', '"form_response_partial"'),
    bodyWith(reference).replace('"safar"', '"user_id"'),
  ]
  for (const body of strange) {
    const { status } = await post(body, { 'typeform-signature': signTypeform(body, secret()) })
    expect([200, 400], body.slice(0, 60)).toContain(status)
  }
  expect(changedBetween(before, await rowsOf(app))).toEqual([])
})

test('too large or of another type: refused', async () => {
  const huge = `${bodyWith(reference)}${' '.repeat(600 * 1024)}`
  expect((await post(huge, { 'typeform-signature': signTypeform(huge, secret()) })).status).toBe(413)
  const body = bodyWith(reference)
  expect([400, 415]).toContain(
    (await post(body, { 'typeform-signature': signTypeform(body, secret()), 'content-type': 'text/plain' })).status,
  )
})
