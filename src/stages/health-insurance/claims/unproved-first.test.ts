// What a student reads on the step of claims before they fill in the form.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { meera } from '#seed/people.ts'
import { paidPolicy } from '#tests/insured.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { people } from '#src/platform/identity/tables.ts'
import { proveFirst } from './copy.ts'

let app: TeamApp
let student: Visitor
beforeAll(async () => {
  app = await openTeamApp()
  student = await app.enter(meera)
  await paidPolicy(app, meera.email)
})
afterAll(() => app.end())

/** One that takes too long is left to the browser, as may happen where much else is done. */
async function page(): Promise<string> {
  let html = ''
  await expect
    .poll(async () => {
      const address = '/health-insurance/file-insurance-claim'
      html = String((await student.call('GET', address, undefined, { accept: 'text/html' })).body)
      return html
    })
    .toMatch(/data-written inert/)
  return html
}

const prove = (emailVerifiedAt: Temporal.Instant | null, phone: string | null) =>
  app.services.db
    .update(people)
    .set({ emailVerifiedAt, phone, phoneVerifiedAt: phone === null ? null : app.clock.now() })
    .where(eq(people.email, meera.email))

test('whose e-mail and phone nobody confirmed sees so before the claim is filled in, and others are not', async () => {
  await prove(null, null)
  expect(await page()).toContain(proveFirst.title)
  await prove(app.clock.now(), null)
  const html = await page()
  expect(html).toContain('Nothing claimed yet')
  expect(html).not.toContain(proveFirst.title)
})
