// What a copy of the database shows of what a student wrote to us, and of their health.
import { sql as statement } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kavya, meera } from '#seed/people.ts'
import { stockVaccineSets } from '#src/stages/vaccines/sets/stock.ts'
import { vaccineJobs } from '#src/stages/vaccines/clinics/jobs.ts'
import { vaccineSetStock } from '#seed/vaccines/sets.ts'
import { chatJobs } from '#src/features/chat/jobs.ts'
import { openTeamApp, type TeamApp } from '../team.ts'
import type { Visitor } from '../visitor.ts'

let app: TeamApp
let asMeera: Visitor
let asKavya: Visitor
beforeAll(async () => {
  app = await openTeamApp()
  ;[asMeera, asKavya] = [await app.enter(meera), await app.enter(kavya)]
})
afterAll(() => app.end())

const rowsOf = async (table: string) =>
  JSON.stringify(await app.services.db.execute(statement`select * from ${statement.identifier(table)}`))

describe('the chat', () => {
  const question = 'My father lost his job in Pune'
  const answer = 'We will find a way in Mumbai'
  const texts = ({ messages }: { messages: readonly { text: string }[] }) => messages.map(({ text }) => text)

  test('neither side’s words are in its rows, and both read them', async () => {
    await asMeera.api.chat.say({ text: question, documents: [] })
    await asKavya.api.chat.answer({ student: app.idOf(meera), text: answer, documents: [] })
    expect(await rowsOf('chat_messages')).not.toMatch(/father|Mumbai/)
    expect(texts(await asMeera.api.chat.read({}))).toEqual([question, answer])
    expect(texts(await asKavya.api.chat.readOf({ student: app.idOf(meera) }))).toEqual([question, answer])
    expect(await asKavya.api.chat.queue()).toMatchObject([{ last: { text: answer } }])
  })

  test('nor are they in the news of an answer that nobody has read', async () => {
    app.clock.pass({ minutes: 11 })
    await chatJobs(app.services)
      .find(({ name }) => name === 'chat-unseen')
      ?.work({}, { id: '' })
    const news = await rowsOf('notifications')
    expect(news).toContain('answered you in the chat')
    expect(news).not.toMatch(/father|Mumbai/)
  })

  test('what was written before messages were sealed is sealed by a job, and is read until then', async () => {
    const old = 'Written long ago'
    await app.connections.sql`update chat_messages set text = ${old}, sealed_text = null where number = 1`
    expect(texts(await asMeera.api.chat.read({}))).toEqual([old, answer])
    const job = chatJobs(app.services).find(({ name }) => name === 'chat-sealing')
    await job?.work({}, { id: '' })
    expect(await rowsOf('chat_messages')).not.toContain(old)
    expect(texts(await asMeera.api.chat.read({}))).toEqual([old, answer])
  })
})

describe('vaccinations', () => {
  const records = async () =>
    (await asMeera.api.vaccineRecords.read()).records.map(({ vaccine, kind, on }) => [vaccine, kind, on])
  const stepsOf = async () =>
    JSON.stringify((await asMeera.api.journey.read({})).stages.find(({ route }) => route === 'vaccines'))

  test('which, in what way and when is not in its rows', async () => {
    await stockVaccineSets(app.services, vaccineSetStock)
    await asMeera.api.vaccineRecords.tellDob({ dob: '2003-04-17' })
    await asMeera.api.vaccineRecords.add({ vaccine: 'varicella', kind: 'titre', on: '2026-05-01' })
    await asMeera.api.vaccineRecords.add({
      vaccine: 'mmr',
      kind: 'dose',
      on: '2026-05-02',
      clinic: 'City Hospital',
    })
    expect(await rowsOf('vaccine_records')).not.toMatch(/varicella|mmr|titre|dose|2026-05|City/)
    expect(await records()).toEqual([
      ['varicella', 'titre', '2026-05-01'],
      ['mmr', 'dose', '2026-05-02'],
    ])
    expect(
      (await asMeera.call('POST', '/api/vaccines/records', { vaccine: 'mmr', kind: 'dose', on: '2026-05-02' })).body,
    ).toMatchObject({ code: 'vaccine-record-there' })
  })

  test('what was written before records were sealed is sealed by a job, counts as it did, and is read until then', async () => {
    const before = [await records(), await stepsOf()]
    await app.connections
      .sql`update vaccine_records set sealed = null, mark = null, vaccine = 'mmr', kind = 'dose', "on" = '2026-05-02', country = 'IN' where sealed_clinic is not null`
    expect(await records()).toEqual(before[0])
    const job = vaccineJobs(app.services).find(({ name }) => name === 'vaccine-sealing')
    await job?.work({}, { id: '' })
    expect(await rowsOf('vaccine_records')).not.toMatch(/mmr|dose|2026-05/)
    expect([await records(), await stepsOf()]).toEqual(before)
  })
})
