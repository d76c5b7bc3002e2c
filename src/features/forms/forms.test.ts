// Forms at Typeform that come in by its webhook, on the real database and by the sandbox's own page.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { kavya, meera, rohan } from '#seed/people.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { visitor } from '#tests/visitor.ts'
import { formResponse } from '#src/platform/forms/sent-forms.ts'
import { signTypeform } from '#src/platform/forms/typeform.ts'
import { contentForms } from '../content/tables.ts'
import { customStepStudents } from '../custom-steps/tables.ts'
import { requests } from '../desk-kit/tables.ts'
import { readReference, referenceTo } from './service.ts'
import { contentRecord } from '../content/record/rules.ts'
import { blankOf } from '#src/records/record.ts'
import { ensure, type Api } from '#tests/api.ts'

let app: TeamApp
let asKavya: Visitor
let asMeera: Visitor
beforeAll(async () => {
  app = await openTeamApp()
  ;[asKavya, asMeera] = [await app.enter(kavya), await app.enter(meera)]
})
beforeEach(async () => {
  for (const table of [contentForms, customStepStudents, requests]) await app.services.db.delete(table)
})
afterAll(() => app.end())

const url = 'https://safar.typeform.com/to/abc123'
const definition = {
  stage: 'vaccines',
  type: 'FillForm',
  title: 'Tell us',
  description: '',
  attachments: [],
  form: [],
  typeformUrl: url,
  webinarId: null,
  labels: {},
  audience: 'students',
} satisfies Partial<Parameters<Api['deskCustomSteps']['makeAssigned']>[0]>
const assigned = async (): Promise<string> =>
  (await asKavya.api.deskCustomSteps.makeAssigned({ ...definition, students: [app.idOf(meera)] })).id
const stepOf = (id: string) => asMeera.api.customSteps.read({ id })
const referenceIn = (address: string | null): string => new URL(ensure(address)).searchParams.get('safar') ?? ''

const secret = () => app.outside.sandboxes?.forms?.webhookSecret ?? expect.fail('no sandbox')
const bodyOf = (reference: string, words = 'A checklist', token = 'a1') =>
  JSON.stringify(formResponse({ form: 'abc123', token, reference, words, ready: 'Yes' }, app.clock.now()))
const post = (body: string, signature = signTypeform(body, secret())) =>
  visitor(app).call('POST', '/webhooks/typeform', body, {
    'content-type': 'application/json',
    'typeform-signature': signature,
    origin: 'https://api.typeform.com',
  })

describe('a step', () => {
  test('is sent by the webhook, with its answers, and waits at the desk', async () => {
    const id = await assigned()
    const { typeformUrl } = await stepOf(id)
    expect(typeformUrl).toMatch(/\/sandbox\/typeform\/abc123\?safar=/)
    expect((await post(bodyOf(referenceIn(typeformUrl)))).status).toBe(200)
    const step = await stepOf(id)
    expect(step.answeredAt).not.toBeNull()
    expect(step.userResponse).toMatchObject([
      { question: 'What would help you most?', answer: 'A checklist' },
      { question: 'Do you have your I-20?', answer: 'Yes' },
    ])
    expect((await asKavya.call('GET', `/api/desk/steps/${id}/students/${app.idOf(meera)}`)).status).toBeLessThan(500)
    expect(await app.services.db.select().from(requests)).toMatchObject([{ title: 'Tell us', settledAt: null }])
  })

  test('that comes again, late or side by side, changes nothing', async () => {
    const id = await assigned()
    const reference = referenceIn((await stepOf(id)).typeformUrl)
    await post(bodyOf(reference))
    const before = await app.services.db.select().from(customStepStudents)
    app.clock.pass({ hours: 3 })
    const again = await Promise.all([
      post(bodyOf(reference)),
      post(bodyOf(reference)),
      post(bodyOf(reference, 'Other words', 'b2')),
    ])
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await app.services.db.select().from(customStepStudents)).toEqual(before)
    expect(await app.services.db.$count(requests)).toBe(1)
  })

  test('of which somebody said by hand that it was sent still gets its answers, and keeps its time', async () => {
    const id = await assigned()
    const reference = referenceIn((await stepOf(id)).typeformUrl)
    await asMeera.api.customSteps.answer({ id })
    const { answeredAt } = await stepOf(id)
    app.clock.pass({ minutes: 2 })
    await post(bodyOf(reference))
    expect(await stepOf(id)).toMatchObject({ answeredAt, userResponse: [{ answer: 'A checklist' }, { answer: 'Yes' }] })
    expect(await app.services.db.$count(requests)).toBe(1)
  })

  test('is answered for the student it was opened by, and by nobody else’s reference', async () => {
    const id = await assigned()
    const reference = { kind: 'step', owner: app.idOf(rohan), subject: id } as const
    expect((await post(bodyOf(referenceTo(app.services.vault, reference)))).status).toBe(200)
    expect((await stepOf(id)).answeredAt).toBeNull()
    const [kind, , subject, mark] = referenceIn((await stepOf(id)).typeformUrl).split('.')
    for (const wrong of [
      `${kind}.${app.idOf(rohan)}.${subject}.${mark}`,
      `content.${app.idOf(meera)}.${subject}.${mark}`,
      app.idOf(meera),
      '',
      `${kind}.${app.idOf(meera)}.${subject}.`,
    ]) {
      expect(readReference(app.services.vault, wrong)).toBeUndefined()
      expect((await post(bodyOf(wrong))).status).toBe(200)
    }
    expect((await stepOf(id)).answeredAt).toBeNull()
  })
})

describe('a form of the library', () => {
  test('is done for anyone who sent it, and counts once', async () => {
    const item = await asKavya.api.content.add({
      ...blankOf(contentRecord),
      type: 'InteractiveFlow',
      format: 'Typeform',
      title: 'A form',
      summary: 's',
      stage: null,
      address: url,
    })
    // The desk looks at it where students find it, and can't send it.
    expect(item.embed).toMatch(/\/sandbox\/typeform\/abc123$/)
    await asKavya.api.content.publish({ id: item.id })
    const read = (who: Visitor) => who.api.content.read({ id: item.id })
    const { embed, sentAt } = await read(asMeera)
    expect(sentAt).toBeNull()
    await post(bodyOf(referenceIn(embed)))
    const { sentAt: at } = await read(asMeera)
    expect(at).not.toBeNull()
    app.clock.pass({ hours: 1 })
    await post(bodyOf(referenceIn(embed), 'Again', 'b2'))
    expect(await read(asMeera)).toMatchObject({ sentAt: at })
    expect((await read(await app.enter(rohan))).sentAt).toBeNull()
  })

  test('that was taken away, or is no form, is left alone', async () => {
    const reference = referenceTo(app.services.vault, {
      kind: 'content',
      owner: app.idOf(meera),
      subject: crypto.randomUUID(),
    })
    expect((await post(bodyOf(reference))).status).toBe(200)
    const nobody = referenceTo(app.services.vault, {
      kind: 'step',
      owner: crypto.randomUUID(),
      subject: crypto.randomUUID(),
    })
    expect((await post(bodyOf(nobody))).status).toBe(200)
    expect(await app.services.db.$count(contentForms)).toBe(0)
  })
})
