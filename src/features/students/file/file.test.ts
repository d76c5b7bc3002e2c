import { personalDataOf } from '#src/features/people/personal-data/sources.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dev, farah, kavya, meera, rohan, vikram } from '#seed/people.ts'
import { documents } from '#src/features/documents/tables.ts'
import { deskActions, deskActionSeals } from '#src/features/audit/tables.ts'
import { appServices } from '#src/app/services.ts'
import { eraseDue } from '#src/features/rights/erasure/erasures.ts'
import { holdingsIn, readCatalogue } from '#src/features/rights/holdings/ownership.ts'
import { isExported, rowsOf } from '#src/features/rights/holdings/queries.ts'
import { answerOf } from '#tests/api.ts'
import { openStream } from '#tests/stream.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { mostTags } from '../copy.ts'
import { deskTags, studentLeads, studentTags } from '#src/features/people/tables.ts'

let app: TeamApp
let asKavya: Visitor
let asDev: Visitor
beforeAll(async () => {
  app = await openTeamApp()
  asKavya = await app.enter(kavya)
  asDev = await app.enter(dev)
})
beforeEach(() => app.clear(studentTags, deskTags, studentLeads, deskActionSeals, deskActions))
afterAll(() => app.end())

const fileOf = (who: Visitor) => who.api.studentFiles.read({ id: app.idOf(meera) })
const addTag = (who: Visitor, tag: string) => who.api.studentFiles.addTag({ id: app.idOf(meera), tag })
const lead = (who: Visitor, id: string | null) => who.api.studentFiles.setLead({ id: app.idOf(meera), lead: id })
const noted = async () =>
  (
    await app.services.db
      .select()
      .from(deskActions)
      .where(eq(deskActions.about, app.idOf(meera)))
  )
    .filter(({ what }) => what !== 'student-read')
    .map(({ what, detail }) => [what, detail].filter(Boolean).join(': '))

test('a lead advisor is assigned by a colleague, with who and when, and each change is in the audit', async () => {
  expect(await fileOf(asKavya)).toEqual({ lead: null, tags: [] })
  await lead(asDev, app.idOf(kavya))
  // Said again, it is as it was, and nothing is noted twice.
  await lead(asDev, app.idOf(kavya))
  expect((await fileOf(asKavya)).lead).toMatchObject({ id: app.idOf(kavya), name: 'Kavya', by: 'Dev' })
  await lead(asKavya, app.idOf(dev))
  await lead(asKavya, null)
  await lead(asKavya, null)
  expect((await fileOf(asKavya)).lead).toBeNull()
  expect(await noted()).toEqual(['lead-assigned: Kavya', 'lead-assigned: Dev', 'lead-cleared'])
})

test('only an advisor or an admin leads, only they assign, and a guest has no file', async () => {
  for (const id of [app.idOf(farah), app.idOf(vikram), app.idOf(rohan), crypto.randomUUID()])
    expect((await answerOf(lead(asKavya, id))).status, id).toBe(409)
  for (const person of [farah, vikram, rohan]) {
    const who = await app.enter(person)
    await expect(lead(who, app.idOf(kavya))).rejects.toMatchObject({ status: 404 })
    await expect(addTag(who, 'Fall 2027')).rejects.toMatchObject({ status: 404 })
    expect((await who.call('GET', `/api/desk/students/${app.idOf(meera)}/file`)).status).toBe(404)
  }
  const guest = await app.enterAsGuest()
  for (const id of [guest.id, app.idOf(kavya), crypto.randomUUID()])
    expect((await asKavya.call('PUT', `/api/desk/students/${id}/tags`, { tag: 'Fall 2027' })).status, id).toBe(404)
})

test('a tag goes on the common list once, however it is written, and is given once', async () => {
  await addTag(asKavya, '  Fall   2027 ')
  await addTag(asDev, 'fall 2027')
  await asDev.api.studentFiles.addTag({ id: app.idOf(rohan), tag: 'FALL 2027' })
  expect((await fileOf(asDev)).tags).toEqual(['Fall 2027'])
  const { tags } = await asKavya.api.studentFiles.choices()
  expect(tags).toEqual([{ name: 'Fall 2027', students: 2 }])
  await asKavya.api.studentFiles.removeTag({ id: app.idOf(meera), tag: 'Fall 2027' })
  await asKavya.api.studentFiles.removeTag({ id: app.idOf(meera), tag: 'Fall 2027' })
  expect((await fileOf(asDev)).tags).toEqual([])
  expect(await noted()).toEqual(['tag-given: Fall 2027', 'tag-taken: Fall 2027'])
})

test.each([
  ['nothing', '   '],
  ['a sentence', 'Has been unwell since last Monday'],
  ['marks that turn text around', 'abc\u202Edef'],
  ['a page', 'x'.repeat(5000)],
])('%s is no tag', async (_, tag) => {
  await expect(addTag(asKavya, tag)).rejects.toMatchObject({ status: 422 })
  expect(await app.services.db.$count(deskTags)).toBe(0)
})

test('a student has at most eight tags, and one that is refused is not on the list either', async () => {
  for (let number = 1; number <= mostTags; number += 1) await addTag(asKavya, `Tag ${number}`)
  await expect(addTag(asKavya, 'One more')).rejects.toMatchObject({ status: 409 })
  expect(await app.services.db.$count(deskTags)).toBe(mostTags)
})

test('a tag given by two at the same moment is given once', async () => {
  const answers = await Promise.all([answerOf(addTag(asKavya, 'Fall 2027')), answerOf(addTag(asDev, 'fall 2027'))])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await fileOf(asDev)).tags).toHaveLength(1)
})

test('an admin alone removes a tag for everybody', async () => {
  await addTag(asKavya, 'Fall 2027')
  expect((await asKavya.call('DELETE', '/api/desk/student-tags', { tag: 'Fall 2027' })).status).toBe(404)
  await asDev.api.studentFiles.dropTag({ tag: 'Fall 2027' })
  expect((await fileOf(asDev)).tags).toEqual([])
})

test('the list is found by who leads and by a tag; who may not see tags finds nothing out by them', async () => {
  await lead(asKavya, app.idOf(kavya))
  await addTag(asKavya, 'Fall 2027')
  const found = async (who: Visitor, query: Record<string, string>) => {
    const { students } = await who.api.students.overview(query)
    return students
  }
  const ids = async (who: Visitor, query: Record<string, string>) => (await found(who, query)).map(({ id }) => id)
  const [everybody, asFarah] = [await ids(asKavya, {}), await app.enter(farah)]
  expect(await ids(asKavya, { lead: 'me' })).toEqual([app.idOf(meera)])
  expect(await ids(asDev, { lead: 'me' })).toEqual([])
  expect(await ids(asDev, { lead: app.idOf(kavya), tag: 'Fall 2027' })).toEqual([app.idOf(meera)])
  expect(await ids(asDev, { lead: 'nobody' })).toEqual(everybody.filter(id => id !== app.idOf(meera)))
  expect(await ids(asDev, { tag: 'No such tag' })).toEqual([])
  expect(await found(asDev, { lead: 'me', search: 'meera' })).toEqual([])
  const [row] = await found(asDev, { search: 'meera' })
  expect(row).toMatchObject({ lead: 'Kavya', tags: ['Fall 2027'] })
  expect(await ids(asFarah, { tag: 'No such tag', lead: 'me' })).toEqual(everybody)
  expect((await found(asFarah, { search: 'meera' }))[0]).toMatchObject({ lead: null, tags: [] })
  expect((await asKavya.call('GET', '/api/desk/students/overview?lead=somebody')).status).toBe(422)
})

test('colleagues hear of it at once, and the student hears nothing', async () => {
  const [colleague, student] = [await openStream(app, asDev), await openStream(app, await app.enter(meera))]
  await expect.poll(() => [colleague.heard.length, student.heard.length].every(count => count > 0)).toBe(true)
  await addTag(asKavya, 'Fall 2027')
  await expect.poll(() => JSON.stringify(colleague.heard)).toContain('student-files')
  expect(JSON.stringify(student.heard)).not.toContain('student-files')
  colleague.close()
  student.close()
})

test('files are listed by the step that they are about, for who may open them, and private names are not said', async () => {
  const owner = app.idOf(meera)
  const sent = [
    { purpose: 'chat', name: 'photo.png', attachedTo: 'chat:1' },
    { purpose: 'interview', name: 'mock.webm', attachedTo: 'mock-interview:1' },
    { purpose: 'vaccine', name: 'mmr-meera.pdf', attachedTo: 'vaccine:1' },
    { purpose: 'claim', name: 'hospital.pdf', attachedTo: 'claim:1' },
    { purpose: 'loan', name: 'salary.pdf', attachedTo: 'loan:1' },
    { purpose: 'chat', name: 'never-sent.png', attachedTo: null },
  ] as const
  await app.services.db.insert(documents).values(
    sent.map((one, at) => ({
      ...one,
      owner,
      sentBy: owner,
      type: 'application/pdf',
      path: `kept/${at}`,
      bytes: 10,
      sentAt: app.clock.now().subtract({ minutes: at }),
      arrivedAt: app.clock.now(),
    })),
  )
  const seen = async (who: Visitor): Promise<string[]> =>
    (await who.api.students.read({ id: app.idOf(meera) })).history.flatMap(({ what, file }) =>
      file === null ? [] : [`${what}: ${file.name}`],
    )
  const advisors = [
    'Chat: photo.png',
    'Visas: Mock interview: mock.webm',
    'Vaccines: Bring proof of vaccination: A private file',
  ]
  // Filing a claim comes once there is an insurance to file it with.
  const claim = 'Not for a step: A private file'
  expect(await seen(asKavya)).toEqual(advisors)
  expect(await seen(await app.enter(farah))).toEqual([claim])
  expect(await seen(asDev)).toEqual([...advisors, claim, 'Loans: Apply to banks: salary.pdf'])
})

test('both are in the copy of a student’s data, and go when the student is erased', async () => {
  const asRohan = await app.enter(rohan)
  const id = app.idOf(rohan)
  await asDev.api.studentFiles.setLead({ id, lead: app.idOf(kavya) })
  await asDev.api.studentFiles.addTag({ id, tag: 'Fall 2027' })
  const holdings = holdingsIn(await readCatalogue(app.connections.sql))
  const copyOf = async (table: string) => {
    const holding = holdings.find(one => one.table === table) ?? expect.fail(`${table} is nobody's`)
    expect(isExported(holding)).toBe(true)
    return rowsOf(app.services, holding, id)
  }
  expect(await copyOf('student_leads')).toMatchObject([{ lead: app.idOf(kavya) }])
  expect(await copyOf('student_tags')).toMatchObject([{ tag: 'Fall 2027' }])

  await asRohan.api.rights.askErasure({ word: 'erase' })
  app.clock.pass({ hours: 8 * 24 })
  await eraseDue(app.services, personalDataOf(appServices))
  expect(await copyOf('student_leads')).toEqual([])
  expect(await copyOf('student_tags')).toEqual([])
})
