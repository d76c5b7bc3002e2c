// What was done, and is sent again because its answer was lost, is answered as it was: also where what it did
// would refuse it now.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { meera } from '#seed/people.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { idempotencyKeys } from '#src/platform/database/tables.ts'
import { happenings } from './tables.ts'

let app: TeamApp
let asMeera: Visitor
beforeAll(async () => {
  app = await openTeamApp()
  asMeera = await app.enter(meera)
})
beforeEach(async () => {
  for (const table of [happenings, idempotencyKeys]) await app.services.db.delete(table)
})
afterAll(() => app.end())

const path = '/api/journey/bank-accounts/CollectPapers/mark'
const send = (method: string, key: string, to = path) => asMeera.call(method, to, undefined, { 'idempotency-key': key })

test('a mark taken back twice is taken back', async () => {
  expect((await send('PUT', 'the-mark-itself')).status).toBe(200)
  expect((await send('DELETE', 'taking-it-back')).status).toBe(200)
  expect(await send('DELETE', 'taking-it-back')).toMatchObject({ status: 200, body: {} })
  expect(await send('DELETE', 'another-time')).toMatchObject({ status: 200, body: {} })
})

test('sent again late, it does not undo what came after', async () => {
  await send('PUT', 'the-mark-itself')
  await send('DELETE', 'taking-it-back')
  await send('PUT', 'marked-once-more')
  expect((await send('DELETE', 'taking-it-back')).status).toBe(200)
  expect(await app.services.db.$count(happenings)).toBe(1)
})

test('what a proof allowed was allowed, though the proof has run out', async () => {
  const email = 'meera.second@example.com'
  const ask = (key: string) => asMeera.call('POST', '/api/accounts/email', { email }, { 'idempotency-key': key })
  expect((await ask('the-other-address')).status).toBe(200)
  app.clock.pass({ minutes: 6 })
  expect(await ask('the-other-address')).toMatchObject({ status: 200, body: {} })
  expect((await ask('asked-once-more')).body).toMatchObject({ code: 'prove-again' })
})

test('a refusal stays one: its key answers nothing', async () => {
  const alone = '/api/journey/sop-review/SubmitSop/mark'
  expect((await send('PUT', 'nothing-to-mark', alone)).status).toBe(409)
  expect((await send('PUT', 'nothing-to-mark', alone)).status).toBe(409)
})

test('a key of one call is none of another', async () => {
  await send('PUT', 'the-mark-itself')
  expect((await send('DELETE', 'the-mark-itself')).body).toMatchObject({ code: 'idempotency-key-reused' })
})
