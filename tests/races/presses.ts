// One thing pressed fifty times is one thing.
import { eq } from 'drizzle-orm'
import { productOrders } from '#src/features/products/tables.ts'
import { applications } from '#src/features/people/tables.ts'
import { happenings } from '#src/features/progress/tables.ts'
import { all, racerAt, same, winnersOf, type Race } from './ground.ts'

/** Under one idempotency key: one row, and the same answer to all. */
export const key: Race = async ({ app: { services: app }, racers }, round) => {
  const { id, who } = racerAt(racers, 11)
  await app.db.delete(applications)
  const wish = { university: 'university-of-north-texas', outcome: 'admitted' }
  const answers = await all(() =>
    who.call('POST', '/api/profile/applications', wish, { 'idempotency-key': `one-key-of-round-${round}` }),
  )
  const kinds = new Set(answers.map(({ body }) => JSON.stringify(body)))
  return [
    ...winnersOf(answers, 50),
    ...same('answers', kinds.size, 1),
    ...same('rows', await app.db.$count(applications, eq(applications.owner, id)), 1),
  ]
}

/** A step marked as completed. */
export const mark: Race = async ({ app: { services: app }, racers }) => {
  const { id, who } = racerAt(racers, 12)
  await app.db.delete(happenings)
  const answers = await all(() => who.call('PUT', '/api/journey/vaccines/visit', {}))
  return [...winnersOf(answers, 50), ...same('visits', await app.db.$count(happenings, eq(happenings.owner, id)), 1)]
}

/** An application for one product. */
export const order: Race = async ({ app: { services: app }, racers }) => {
  const { id, who } = racerAt(racers, 13)
  await app.db.delete(productOrders)
  const papers = { owner: id, stage: 'bank-accounts', what: 'marked', step: 'CollectPapers' } as const
  await app.db
    .insert(happenings)
    .values({ ...papers, at: app.now() })
    .onConflictDoNothing()
  const arrival = app.now().toZonedDateTimeISO('Asia/Kolkata').toPlainDate().add({ days: 40 }).toString()
  const lead = {
    product: 'everyday-student-account',
    version: 1,
    name: 'Racer',
    email: 'racer@example.com',
    prefix: 'IN:91',
    phone: '98480 12345',
    consent: true,
    university: 'UNT',
    usAddress: '',
    arrival,
  }
  const answers = await all(() => who.call('POST', '/api/products/bank-account/applications', lead))
  return [
    ...winnersOf(answers, 1),
    ...same('orders', await app.db.$count(productOrders, eq(productOrders.owner, id)), 1),
  ]
}
