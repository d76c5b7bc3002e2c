// Our pages as checkers of HTML read them: html-validate by the rules of the standard, and the checker of the W3C where there is
// Java. What the desk draws in the browser is looked at by neither.
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { demoPassword, fatima, meera, rohan, type DemoPerson } from '../../seed/people.ts'
import { seed } from '../../seed/seed.ts'
import { bring } from '../../tools/bring.ts'
import { openTestApp, type TestApp } from '../app.ts'
import { visitor } from '../visitor.ts'

const ofVisitors = ['/', '/sign-up', '/phone-sign-in', '/easy-login', '/reset-password', '/terms', '/privacy']
const ofAnybody = [
  ...ofVisitors,
  '/contact',
  '/costs',
  '/look-inside',
  '/pay/no-such-code',
  '/family/no-such-code',
  '/plan',
]

/** Drawn by the server, as they are read before any script runs. */
const ofStudents: readonly (readonly [who: DemoPerson, paths: readonly string[]])[] = [
  [
    meera,
    [
      '/',
      '/profile',
      '/library',
      '/sop-review/submit-sop',
      '/visas',
      '/visas/ds-160',
      '/visas/pay-sevis-fee',
      '/visas/i20-form',
      '/visas/compile-docs',
      '/vaccines/check-what-your-university-asks',
      '/vaccines/plan-your-doses',
      '/loans',
      '/loans/apply-to-banks',
      '/forex/card-details',
    ],
  ],
  [
    rohan,
    [
      '/',
      '/health-insurance',
      '/health-insurance/get-waiver-guide',
      '/phone-connection/choose-a-us-plan',
      '/bank-accounts/compare-accounts',
      '/credit-card/compare-cards',
    ],
  ],
  [fatima, ['/', '/loans/finalize-offer']],
]

const run = promisify(execFile)
const jar = await nu()

type Sent = { name: string; html: string }
let app: TestApp
const sent: Sent[] = []

beforeAll(async () => {
  app = await openTestApp({ settings: { SAFAR_URL: 'https://safar.example' } })
  await seed(app.services)
  for (const at of ofAnybody) {
    const answer = await fetch(app.url + at, { headers: { accept: 'text/html' } })
    sent.push({ name: `visitor ${at}`, html: await answer.text() })
  }
  for (const [{ email }, paths] of ofStudents) {
    const student = visitor(app)
    const origin = { origin: 'https://safar.example' }
    await student.call('POST', '/api/session/password', { email, password: demoPassword }, origin)
    for (const at of paths) sent.push({ name: `${email} ${at}`, html: await drawn(student, at) })
  }
})
afterAll(() => app.end())

/** What takes too long is left to the browser, as may happen where much else is done: it is asked for again. */
async function drawn(student: ReturnType<typeof visitor>, at: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const { body } = await student.call('GET', at, undefined, { accept: 'text/html' })
      expect(body).toMatch(/<div id="app" data-written/)
      return String(body)
    },
    { timeout: 60_000 },
  )
}

test('thirty pages and more are without a fault by the rules of the standard', async () => {
  expect(sent.length).toBeGreaterThan(30)
  const checker = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }))
  const found = sent.map(async ({ name, html }) => {
    const { results } = await checker.validateString(html)
    return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${name}: ${ruleId} ${message}`))
  })
  expect((await Promise.all(found)).flat()).toEqual([])
})

if (jar === undefined)
  console.log('The checker of the W3C was not asked: there is no Java here, or it could not be fetched.')
else
  test('nor does the checker of the W3C find any', async () => {
    expect(await faultsBy(jar)).toEqual([])
  })

async function nu(): Promise<string | undefined> {
  try {
    await run('java', ['-version'])
    return await bring('vnu-jar', '26.9.27', 'build/dist/vnu.jar')
  } catch {
    return undefined
  }
}

const answer = z.object({ messages: z.array(z.object({ type: z.string(), url: z.string(), message: z.string() })) })

/**
 * Its checker of styles knows neither containers nor `field-sizing`, and is not asked. Tables say their roles once more, because
 * Safari drops their own where a phone shows their parts as blocks (src/ui/table.tsx).
 */
const notAsked = /^CSS: |^The “role” attribute must not be used on a “(th|td|tr)” element/

async function faultsBy(jar: string): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'safar-html-'))
  try {
    const files = sent.map((_, index) => path.join(folder, `${index}.html`))
    for (const [index, { html }] of sent.entries()) await writeFile(path.join(folder, `${index}.html`), html)
    const args = ['-jar', jar, '--format', 'json', '--exit-zero-always', '--errors-only', ...files]
    const { stderr } = await run('java', args, { maxBuffer: 64 * 2 ** 20 })
    const { messages } = answer.parse(JSON.parse(stderr))
    return messages
      .filter(({ type, message }) => type === 'error' && !notAsked.test(message))
      .map(({ url, message }) => `${sent[Number(path.basename(url, '.html'))]?.name ?? url}: ${message}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
