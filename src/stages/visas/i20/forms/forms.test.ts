// A university's own form: taken in, mapped, published, filled, replaced, withdrawn.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { arjun, dev, kavya, meera } from '#seed/people.ts'
import { answerOf, ensure, type Api } from '#tests/api.ts'
import { formWithout, universityForm } from '#tests/pdf-forms.ts'
import { readBack } from '#tests/read-back.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { universities } from '#src/features/universities/tables.ts'
import { filledI20s, i20Data, i20Forms } from '../tables.ts'

let app: TeamApp
let advisor: Visitor
let admin: Visitor
let student: Visitor
beforeAll(async () => {
  app = await openTeamApp()
  ;[advisor, admin, student] = [await app.enter(kavya), await app.enter(dev), await app.enter(meera)]
  const at = Temporal.Instant.from('2026-01-01T00:00:00Z')
  const unt = {
    id: 'unt',
    name: 'University of North Texas',
    nameKey: 'university of north texas',
    createdAt: at,
    verifiedAt: at,
    revision: 1,
  }
  await app.services.db
    .insert(universities)
    .values([unt, { ...unt, id: 'asu', name: 'Arizona State University', nameKey: 'arizona state university' }])
})
beforeEach(() => app.clear(filledI20s, i20Data, i20Forms))
afterAll(() => app.end())

async function send(who: Visitor, pdf: Buffer, name = 'funds.pdf'): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${app.url}/api/desk/documents?${new URLSearchParams({ name, purpose: 'form' })}`, {
    method: 'POST',
    headers: {
      cookie: who.cookie(),
      origin: app.url,
      'content-type': 'application/octet-stream',
      accept: 'application/json',
    },
    body: new Uint8Array(pdf),
  })
  return { status: answer.status, body: await answer.json() }
}
const idOf = ({ body }: { body: unknown }): string => String(Object(body).id)
const add = async (pdf: Buffer, university = 'unt', name?: string) =>
  advisor.api.i20Forms.add({ university, document: idOf(await send(advisor, pdf, name)) })
const mapping: Parameters<Api['i20Forms']['map']>[0]['mapping'] = [
  { field: 'Student.LastName', value: 'last_name', format: '31001' },
  { field: 'DOB', value: 'dob', format: '31001' },
  { field: 'Sex.F', value: 'check_female', format: '31001' },
  { field: 'FamilyYear1', value: 'ps_year1', format: '31,000.50' },
  { field: 'Total', value: 'total', format: '$31,000.50' },
]
const map = (who: Visitor, id: string, version: number, to = mapping) =>
  who.api.i20Forms.map({ id, version, mapping: to })
const publish = (id: string) => advisor.api.i20Forms.publish({ id })
const list = (): Promise<readonly { id: string; version: number; publishedAt: string | null }[]> =>
  advisor.api.i20Forms.list()

/** Mapped and published, and what one student fills it with. */
async function publishedForm(): Promise<string> {
  const id = (await add(await universityForm())).id
  await map(advisor, id, 1)
  await student.api.i20.change({
    universityId: 'unt',
    last_name: 'अय्यर',
    dob: '03/09/2003',
    gender: 'F',
    ps_year1: 3_100_050,
  })
  await publish(id)
  return id
}

async function filled(): Promise<Record<string, unknown>> {
  const { fill } = student.api.i20
  const { i20LongURL } = await fill({})
  const answer = await fetch(app.url + new URL(i20LongURL).pathname, {
    headers: { cookie: student.cookie() },
  })
  return readBack(new Uint8Array(await answer.arrayBuffer()))
}

describe('a PDF that cannot be filled is refused, with why, and not kept', () => {
  afterEach(async () => expect(await list()).toEqual([]))

  test.each([
    ['fields', 'has no fields to fill'],
    ['a plain form', 'dynamic (XFA) form'],
  ] as const)('without %s', async (what, words) => {
    await expect(add(await formWithout(what))).rejects.toMatchObject({
      status: 422,
      body: { code: 'form-refused', message: expect.stringContaining(words) },
    })
  })

  test('broken', async () => {
    const broken = Buffer.from(`%PDF-1.7\n${'nonsense '.repeat(40)}`)
    await expect(add(broken)).rejects.toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('We cannot read this PDF') },
    })
  })

  test('locked, or no PDF at all', async () => {
    const locked = Buffer.from('%PDF-1.7\ntrailer << /Encrypt 5 0 R >>\n')
    expect(await send(advisor, locked)).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('locked') },
    })
    expect(await send(advisor, Buffer.from('MZ a program'))).toMatchObject({ status: 422 })
  })

  test('of a university that is not there, or by nobody’s file', async () => {
    await expect(add(await universityForm(), 'nowhere')).rejects.toMatchObject({
      status: 422,
      body: { code: 'university-unknown' },
    })
    const stranger = { university: 'unt', document: '00000000-0000-4000-8000-000000000000' }
    expect((await advisor.call('POST', '/api/desk/i20-forms', stranger)).status).toBe(404)
    const sent = idOf(await send(admin, await universityForm()))
    expect((await advisor.call('POST', '/api/desk/i20-forms', { university: 'unt', document: sent })).status).toBe(409)
  })
})

test('is mapped, published and filled, and the screen says so', async () => {
  const body = await add(await universityForm())
  expect(body).toMatchObject({ pages: 2, version: 1, publishedAt: null, university: { id: 'unt' } })
  expect(body.fields).toContainEqual({ name: 'Country', kind: 'other', page: 1 })
  expect(body.fields).toContainEqual({ name: 'Total', kind: 'text', page: 2 })
  const id = idOf({ body })
  await expect(publish(id)).rejects.toMatchObject({
    status: 422,
    body: { message: 'Please map at least one field before you publish it.' },
  })
  await expect(map(advisor, id, 1, [{ field: 'Sex.F', value: 'last_name', format: '31001' }])).rejects.toMatchObject({
    status: 422,
  })
  expect(await map(advisor, id, 1)).toMatchObject({ version: 2 })

  await student.api.i20.change({
    universityId: 'unt',
    last_name: 'अय्यर',
    dob: '03/09/2003',
    gender: 'F',
    ps_year1: 3_100_050,
  })
  expect(await filled()).toHaveProperty('ps_year1')
  await publish(id)
  expect(await student.api.i20.read()).toMatchObject({
    form: 'funds.pdf',
    filledI20: { form: null },
  })
  // Ten letters go into a field for eight: a value is never cut short.
  expect(await filled()).toMatchObject({
    'Student.LastName': 'अय्यर',
    DOB: '03/09/2003',
    'Sex.F': 'Yes',
    FamilyYear1: '31,000.50',
    Total: '$31,000.50',
    'Student.GivenNames': '',
  })
  expect(await student.api.i20.read()).toMatchObject({ filledI20: { form: 'funds.pdf' } })
})

test('two at the desk do not lose each other’s mapping', async () => {
  const id = (await add(await universityForm(), 'asu')).id
  const answers = await Promise.all([answerOf(map(advisor, id, 1)), answerOf(map(admin, id, 1, mapping.slice(0, 1)))])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(Object(refused?.body).message).toMatch(/^(Kavya|Dev) changed this form while you were mapping it\.$/)
  await advisor.api.i20Forms.remove({ id })
})

test('another edition keeps what it can and waits to be published; a second form takes the first one’s place', async () => {
  const id = await publishedForm()
  const [first] = await list()
  const document = idOf(await send(advisor, await universityForm({ extra: ['Student.Middle'] }), 'funds-2027.pdf'))
  const replaced = await advisor.api.i20Forms.replace({ id, version: ensure(first).version, document })
  expect(replaced).toMatchObject({ mapping, publishedAt: null, document: { name: 'funds-2027.pdf' } })
  expect(await filled()).toHaveProperty('ss_year1')
  await publish(id)
  const second = (await add(await universityForm(), 'unt', 'other.pdf')).id
  await map(advisor, second, 1)
  await publish(second)
  expect((await list()).map(form => [form.id === second, form.publishedAt !== null])).toEqual([
    [false, false],
    [true, true],
  ])
  await advisor.api.i20Forms.withdraw({ id: second })
  expect(await student.api.i20.read()).toMatchObject({ form: null })
})

test('is seen with the data of nobody, and by nobody but the desk', async () => {
  const id = await publishedForm()
  const answer = await fetch(`${app.url}/api/desk/i20-forms/${id}/sample`, {
    headers: { cookie: advisor.cookie() },
  })
  expect(await readBack(new Uint8Array(await answer.arrayBuffer()))).toMatchObject({
    'Student.LastName': 'Iyer',
    FamilyYear1: '31,000.50',
  })
  expect((await student.call('GET', '/api/desk/i20-forms')).status).toBe(404)
  expect((await (await app.enter(arjun)).call('GET', `/api/desk/i20-forms/${id}/sample`)).status).toBe(404)
})
