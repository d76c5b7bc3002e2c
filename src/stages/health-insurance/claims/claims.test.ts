import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dev, farah, kavya, meera, rohan } from '#seed/people.ts'
import { giveConsents } from '#tests/consents.ts'
import { anotherRequest } from '#tests/insurance.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import { visitor, type Visitor } from '#tests/visitor.ts'
import { deskActions } from '#src/features/audit/tables.ts'
import { documents } from '#src/features/documents/tables.ts'
import { notifications } from '#src/features/notifications/tables.ts'
import { requests } from '#src/features/desk-kit/tables.ts'
import { referenceTo } from '#src/features/forms/service.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { formResponse } from '#src/platform/forms/sent-forms.ts'
import { signTypeform } from '#src/platform/forms/typeform.ts'
import { insuranceRequests } from '../tables.ts'
import { insuranceClaims } from './tables.ts'
import { answerOf, ensure } from '#tests/api.ts'

let app: TeamApp
let asMeera: Visitor
let asRohan: Visitor
let asFarah: Visitor
let asDev: Visitor
let policy: string

beforeAll(async () => {
  app = await openTeamApp()
  app.clock.set('2026-11-21T06:00:00Z')
  ;[asMeera, asRohan, asFarah, asDev] = await Promise.all([
    app.enter(meera),
    app.enter(rohan),
    app.enter(farah),
    app.enter(dev),
  ])
})
beforeEach(async () => {
  app.clock.set('2026-11-21T06:00:00Z')
  const { db } = app.services
  await app.clear(insuranceClaims, rateLimits, requests, notifications, deskActions)
  policy = await anotherRequest(app, meera.email)
  await db
    .update(insuranceRequests)
    .set({ depositConfirmedAt: app.clock.now() })
    .where(eq(insuranceRequests.id, policy))
})
afterAll(() => app.end())

const page = '/api/insurance/claims'
const desk = '/api/desk/insurance-claims'

async function bill(who: Visitor, name = 'bill.png', purpose = 'claim') {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const answer = await fetch(`${app.url}/api/documents?${new URLSearchParams({ name, purpose })}`, {
    method: 'POST',
    headers: { cookie: who.cookie(), origin: app.url, 'content-type': 'application/octet-stream' },
    body: png,
  })
  return String(Object(await answer.json()).id)
}

const typed = async (changes: object = {}, who = asMeera) => ({
  policy,
  careDay: '2026-11-02',
  care: 'doctor',
  provider: 'Denton Clinic',
  story: 'A fever that stayed.',
  amount: '240.50',
  currency: 'USD',
  isPaid: 'yes',
  payout: 'us-account',
  files: [await bill(who)],
  ...changes,
})
const file = async (changes: object = {}, who = asMeera) => who.api.insuranceClaims.file(await typed(changes, who))
const filed = async () => String((await file()).id)
const mine = (who = asMeera) => who.api.insuranceClaims.mine()
const first = async () => Object((await mine()).claims[0])
const decision = (changes: object = {}) => ({
  version: 1,
  outcome: 'paid',
  amount: '200.00',
  words: 'By 5th December.',
  ...changes,
})
const open = async () =>
  (await app.services.db.select().from(requests))
    .filter(({ settledAt }) => settledAt === null)
    .map(({ title }) => title)
const audited = async () =>
  (await app.services.db.select().from(deskActions).orderBy(deskActions.id)).map(({ what }) => what)
const news = async () =>
  (await app.services.db.select().from(notifications).orderBy(notifications.id)).map(
    ({ title, body }) => `${title} ${body}`,
  )

describe('filing', () => {
  test('a claim stands with its files, sealed, and the desk is asked without a word of what it is about', async () => {
    const id = await filed()
    expect(await mine()).toMatchObject({
      typeform: null,
      policies: [{ id: policy, planName: 'Scholar Plus' }],
      claims: [
        {
          id,
          details: { amount: 24_050, currency: 'USD', payout: 'us-account' },
          files: [{ name: 'bill.png' }],
          rounds: [],
        },
      ],
    })
    const [row] = await app.services.db.select().from(insuranceClaims)
    expect(Buffer.from(row?.sealed ?? []).toString()).not.toContain('fever')
    expect(await open()).toEqual(['Decide an insurance claim'])
  })

  test.each([
    [
      'nothing',
      {},
      Object.keys({
        policy,
        careDay: '',
        care: '',
        provider: '',
        story: '',
        amount: '',
        currency: '',
        isPaid: '',
        files: '',
      }),
    ],
    ['care after the coverage', { careDay: '2026-07-01' }, ['careDay']],
    ['care ahead', { careDay: '2026-12-24' }, ['careDay']],
    ['no files', { files: [] }, ['files']],
    ['an amount with a comma too few', { amount: '99999999999' }, ['amount']],
  ])('%s is refused beside its field', async (what, changes, fields) => {
    const blank = {
      policy: '',
      careDay: '',
      care: '',
      provider: '',
      story: '',
      amount: '',
      currency: '',
      isPaid: '',
      payout: '',
      files: [],
    }
    const { status, body } = await asMeera.call('POST', page, what === 'nothing' ? blank : await typed(changes))
    expect([status, Object.keys(Object(body).fields).toSorted()]).toEqual([422, fields.toSorted()])
  })

  test('too long after the care the reason is notified plainly', async () => {
    app.clock.set('2027-06-01T06:00:00Z')
    const later = await app.enter(meera)
    await giveConsents(later)
    await expect(file({}, later)).rejects.toMatchObject({
      body: {
        fields: { careDay: expect.stringContaining('211 days ago') },
      },
    })
  })

  test("somebody else's insurance, or their file, is nobody else's to claim with", async () => {
    await expect(file({}, asRohan)).rejects.toMatchObject({
      status: 422,
      body: { fields: { policy: 'Please choose the insurance that you claim from.' } },
    })
    await expect(file({ files: [await bill(asRohan)] })).rejects.toMatchObject({ status: 409 })
    await expect(file({ files: [await bill(asMeera, 'bill.png', 'chat')] })).rejects.toMatchObject({ status: 409 })
  })

  test.each([
    ['unpaid', { depositConfirmedAt: null }],
    ['ended', { cancelledAt: Temporal.Instant.from('2026-11-01T00:00:00Z') }],
    ['of another partner', { partner: 'GBG' as const }],
  ])('an insurance that is %s is none to claim from', async (_, changes) => {
    await app.services.db.update(insuranceRequests).set(changes).where(eq(insuranceRequests.id, policy))
    expect((await mine()).policies).toEqual([])
    await expect(file()).rejects.toMatchObject({ status: 422 })
  })

  test('sent ten times at once with one key it is one claim', async () => {
    const body = await typed()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        asMeera.call('POST', page, body, { 'idempotency-key': 'one-and-the-same-claim' }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await mine()).claims).toHaveLength(1)
  })

  test('at Typeform only where that is set', async () => {
    expect((await asMeera.call('POST', `${page}/elsewhere`, { policy })).status).toBe(404)
  })

  test('nobody files without end', async () => {
    const answers = []
    for (let count = 0; count < 21; count += 1) answers.push((await answerOf(file())).status)
    expect(answers.filter(status => status === 429)).toHaveLength(1)
  })
})

describe('answering', () => {
  test('asked, answered with a file, decided: each time it is notified who has it', async () => {
    const id = await filed()
    await asFarah.api.claimsDesk.ask({ id, version: 1, words: 'The itemised bill, please.' })
    expect(await open()).toEqual([])
    expect(await first()).toMatchObject({ rounds: [{ question: 'The itemised bill, please.', answeredAt: null }] })
    app.clock.pass({ hours: 2 })
    await asMeera.api.insuranceClaims.answer({ id, words: 'Here it is.', files: [await bill(asMeera, 'itemised.png')] })
    expect(await open()).toEqual(['Look at an answer about an insurance claim'])
    expect(await asDev.api.claimsDesk.read({ id })).toMatchObject({
      version: 3,
      changedBy: 'Meera',
      student: { name: 'Meera Iyer' },
      rounds: [{ answer: 'Here it is.', files: [{ name: 'itemised.png' }] }],
    })
    app.clock.pass({ hours: 2 })
    await asFarah.api.claimsDesk.decide({ ...decision({ version: 3 }), id })
    expect(await first()).toMatchObject({ outcome: 'paid', paidAmount: 20_000, decision: 'By 5th December.' })
    expect(await open()).toEqual([])
    expect(await audited()).toEqual(['insurance-claim-asked', 'insurance-claim-opened', 'insurance-claim-decided'])
    expect(await news()).toEqual([
      expect.stringContaining('We need something more'),
      expect.stringContaining('Your claim is decided: $200.00'),
    ])
    expect((await news()).join()).not.toMatch(/itemised|5th December/)
  })

  test('asked twice before an answer it is one question; asked again after one it is the next', async () => {
    const id = await filed()
    await asFarah.api.claimsDesk.ask({ id, version: 1, words: 'The bill.' })
    await asFarah.api.claimsDesk.ask({ id, version: 2, words: 'And the receipt.' })
    expect((await first()).rounds).toMatchObject([{ question: 'The bill.\n\nAnd the receipt.' }])
    app.clock.pass({ hours: 1 })
    await asMeera.api.insuranceClaims.answer({ id, words: 'Both.', files: [] })
    app.clock.pass({ hours: 1 })
    await asFarah.api.claimsDesk.ask({ id, version: 4, words: 'A clearer one.' })
    expect((await first()).rounds).toMatchObject([
      { answer: 'Both.' },
      { question: 'A clearer one.', answeredAt: null },
    ])
  })

  test('what was not asked is not answered, nor twice', async () => {
    const id = await filed()
    const answer = () => asMeera.call('PUT', `${page}/${id}/answer`, { words: 'Here.', files: [] })
    expect((await answer()).status).toBe(409)
    await asFarah.api.claimsDesk.ask({ id, version: 1, words: 'The bill.' })
    const answers = await Promise.all(Array.from({ length: 8 }, answer))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await asRohan.call('PUT', `${page}/${id}/answer`, { words: 'Mine.', files: [] })).status).toBe(404)
  })

  test('of two who decide at once one does, and the other is notified who', async () => {
    const id = await filed()
    const answers = await Promise.all([
      asFarah.call('PUT', `${desk}/${id}/decision`, decision()),
      asDev.call('PUT', `${desk}/${id}/decision`, decision({ outcome: 'declined', words: 'Not covered.' })),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const winner = answers[0]?.status === 200 ? 'Farah' : 'Dev'
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'claim-changed',
      message: `${winner} changed this claim while you were writing. Read it again; what you wrote is still here.`,
    })
    expect(await news()).toHaveLength(1)
  })

  test('a decision is corrected, and the student hears that it was', async () => {
    const id = await filed()
    await asFarah.api.claimsDesk.decide({ ...decision(), id })
    await asFarah.api.claimsDesk.decide({
      ...decision({ version: 2, outcome: 'declined', amount: '', words: 'A mistake of ours.' }),
      id,
    })
    expect(await first()).toMatchObject({ outcome: 'declined', paidAmount: null, decision: 'A mistake of ours.' })
    expect(await audited()).toEqual(['insurance-claim-decided', 'insurance-claim-corrected'])
    expect((await news())[1]).toContain('The decision on your claim was corrected')
    expect((await asFarah.call('PUT', `${desk}/${id}/question`, { version: 3, words: 'More?' })).status).toBe(409)
  })

  test('opening one is written down, once an hour', async () => {
    const id = await filed()
    await asFarah.api.claimsDesk.read({ id })
    await asFarah.api.claimsDesk.read({ id })
    expect(await audited()).toEqual(['insurance-claim-opened'])
    app.clock.pass({ minutes: 61 })
    await asFarah.api.claimsDesk.read({ id })
    expect(await audited()).toHaveLength(2)
  })

  test('the queue has what waits for us first, the longest waiting first of all', async () => {
    const asked = await filed()
    app.clock.pass({ minutes: 1 })
    const waits = await filed()
    app.clock.pass({ minutes: 1 })
    const decided = await filed()
    app.clock.pass({ minutes: 1 })
    const last = await filed()
    await asFarah.api.claimsDesk.ask({ id: asked, version: 1, words: 'The bill.' })
    await asFarah.api.claimsDesk.decide({ ...decision(), id: decided })
    const body = await asFarah.api.claimsDesk.queue()
    expect(Array.isArray(body) && body.map(({ id }) => id)).toEqual([waits, last, asked, decided])
    expect(JSON.stringify(body)).not.toContain('Clinic')
  })

  test('an advisor has nothing to do with it, nor with the files', async () => {
    const id = await filed()
    const asKavya = await app.enter(kavya)
    expect((await asKavya.call('GET', `${desk}/${id}`)).status).toBe(404)
    const { id: document } = (await first()).files[0]
    expect((await asKavya.call('GET', `/api/desk/documents/${document}`)).status).toBe(404)
    expect((await asFarah.call('GET', `/api/desk/documents/${document}`)).status).toBe(200)
    const read = (await app.services.db.select().from(deskActions)).find(({ what }) => what === 'document-read')
    expect(read?.detail).toBe('')
  })
})

describe('withdrawing', () => {
  test('nothing of it is kept, and the desk waits for nothing', async () => {
    const id = await filed()
    await asFarah.api.claimsDesk.ask({ id, version: 1, words: 'The bill.' })
    await asMeera.api.insuranceClaims.answer({ id, words: '', files: [await bill(asMeera)] })
    const answers = await Promise.all([1, 2, 3].map(() => asMeera.call('DELETE', `${page}/${id}`, {})))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
    expect((await mine()).claims).toEqual([])
    expect(await open()).toEqual([])
    expect(
      (await app.services.db.select().from(documents)).filter(({ attachedTo }) => attachedTo?.includes(id)),
    ).toEqual([])
    expect((await asFarah.call('GET', `${desk}/${id}`)).status).toBe(404)
  })

  test('not once it is decided, and not by somebody else', async () => {
    const id = await filed()
    expect((await asRohan.call('DELETE', `${page}/${id}`, {})).status).toBe(404)
    await asFarah.api.claimsDesk.decide({ ...decision(), id })
    expect((await asMeera.call('DELETE', `${page}/${id}`, {})).status).toBe(409)
  })
})

describe('with the form at Typeform', () => {
  let elsewhere: TeamApp
  beforeAll(async () => {
    elsewhere = await openTeamApp({ SAFAR_TYPEFORM_CLAIM: 'abc123' })
  })
  afterAll(() => elsewhere.end())

  test('we are notified that it was sent, from the student’s own insurance', async () => {
    const who = await elsewhere.enter(meera)
    const own = await anotherRequest(elsewhere, meera.email)
    await elsewhere.services.db.update(insuranceRequests).set({ depositConfirmedAt: elsewhere.clock.now() })
    expect(await who.api.insuranceClaims.mine()).toMatchObject({
      typeform: expect.stringMatching(/\/sandbox\/typeform\/abc123\?safar=claim\./),
    })
    expect((await who.call('POST', `${page}/elsewhere`, { policy: crypto.randomUUID() })).status).toBe(404)
    await who.api.insuranceClaims.fileElsewhere({ policy: own })
    expect(await who.api.insuranceClaims.mine()).toMatchObject({ claims: [{ details: null, files: [] }] })
    expect((await (await elsewhere.enter(rohan)).call('POST', `${page}/elsewhere`, { policy: own })).status).toBe(404)
  })

  test('it says itself that it was sent: once for each form, whatever the student presses besides', async () => {
    const who = await elsewhere.enter(meera)
    const { db } = elsewhere.services
    await db.delete(insuranceClaims)
    const { typeform, policies } = await who.api.insuranceClaims.mine()
    const policy = ensure(policies[0])
    const reference = new URL(ensure(typeform)).searchParams.get('safar') ?? ''
    const secret = elsewhere.outside.sandboxes?.forms?.webhookSecret ?? expect.fail('no sandbox')
    const post = (token: string, named = reference) => {
      const body = JSON.stringify(
        formResponse(
          { form: 'abc123', token, reference: named, words: 'A broken leg', ready: 'Yes' },
          elsewhere.clock.now(),
        ),
      )
      return visitor(elsewhere).call('POST', '/webhooks/typeform', body, {
        'content-type': 'application/json',
        'typeform-signature': signTypeform(body, secret),
      })
    }
    const say = () => who.api.insuranceClaims.fileElsewhere({ policy: policy.id })
    const count = () => db.$count(insuranceClaims)
    // Notified twice by the webhook and once by hand, all at the same moment: one claim.
    await Promise.all([post('first'), post('first'), say()])
    expect(await count()).toBe(1)
    await say()
    expect(await count()).toBe(1)
    expect((await who.api.insuranceClaims.mine()).claims).toMatchObject([{ details: null }])
    // Another form is another claim.
    await post('second')
    expect(await count()).toBe(2)
    // Said first, and notified afterwards.
    elsewhere.clock.pass({ hours: 2 })
    await say()
    await post('third')
    expect(await count()).toBe(3)
    // Nobody claims from what isn't theirs.
    const rohans = await elsewhere.enter(rohan)
    const strangers = referenceTo(elsewhere.services.vault, {
      kind: 'claim',
      owner: elsewhere.idOf(rohan),
      subject: policy.id,
    })
    expect((await post('fourth', strangers)).status).toBe(200)
    expect((await rohans.api.insuranceClaims.mine()).claims).toEqual([])
    expect(await count()).toBe(3)
  })
})
