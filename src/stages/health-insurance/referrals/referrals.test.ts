import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { demoPassword, meera, rohan, type DemoPerson } from '#seed/people.ts'
import { seedPeople } from '#tests/people.ts'
import { lastMessageTo, messagesTo } from '#tests/caught.ts'
import { openTestApp, type TestApp } from '#tests/app.ts'
import { anotherRequest } from '#tests/insurance.ts'
import { visitor } from '#tests/visitor.ts'
import { insuranceRequests } from '../tables.ts'
import { referralJobs } from './jobs.ts'
import { insuranceReferrals } from './tables.ts'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp({ isReachable: true })
  await seedPeople(app.services)
})
beforeEach(() => app.services.db.delete(insuranceReferrals))
afterAll(() => app.end())

const friend = 'friend@example.org'

/** Paid on the provider's page. */
async function pay({ email }: DemoPerson, refEmails: readonly string[]): Promise<string> {
  const docID = await anotherRequest(app, email, refEmails)
  const who = visitor(app)
  await who.api.accounts.signIn({ email, password: demoPassword })
  const body = await who.api.insurance.checkout({
    email,
    name: 'A B',
    docID,
    partner: 'WellAway',
    redirectUri: '/health-insurance/purchase-insurance',
    acknowledged: 'not-checked',
  })
  await fetch(body.url, {
    method: 'POST',
    body: new URLSearchParams({ do: 'pay' }),
    redirect: 'manual',
  })
  return docID
}

test('friends hear of us once the deposit is paid: who named them, that it is the only letter, and how to object', async () => {
  await pay(meera, [friend, friend.toUpperCase(), meera.email, 'nobody'])
  const letter = await lastMessageTo(app, friend)
  for (const words of ['Meera Iyer', 'the only letter', 'answer this letter', app.url]) expect(letter).toContain(words)
  expect(await messagesTo(app, friend)).toHaveLength(1)
  expect(JSON.stringify(await app.services.db.select().from(insuranceReferrals))).not.toContain('friend')
})

test('an address that was written to is never written to again, no matter who names it and however often the job runs', async () => {
  const docID = await pay(meera, ['twice@example.org'])
  await lastMessageTo(app, 'twice@example.org')
  await pay(rohan, ['twice@example.org', 'only.of.rohan@example.org'])
  await lastMessageTo(app, 'only.of.rohan@example.org')
  const [job] = referralJobs(app.services)
  await Promise.all(Array.from({ length: 5 }, () => job?.work({ request: docID }, { id: 'again' })))
  expect(await messagesTo(app, 'twice@example.org')).toHaveLength(1)
})

test('before the deposit nobody is notified of anything', async () => {
  const docID = await anotherRequest(app, meera.email, ['early@example.org'])
  const [row] = await app.services.db.select().from(insuranceRequests).where(eq(insuranceRequests.id, docID))
  expect(row?.depositConfirmedAt).toBeNull()
  expect(await messagesTo(app, 'early@example.org')).toEqual([])
})
