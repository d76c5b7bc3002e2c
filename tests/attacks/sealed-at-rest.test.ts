// What a copy of the database shows of what a student wrote to us, and of their health.
import { sql as statement } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kavya, meera } from '../../seed/people.ts'
import { chatJobs } from '../../src/features/chat/jobs.ts'
import { openTeamHouse, type TeamHouse } from '../team.ts'
import type { Visitor } from '../visitor.ts'

let house: TeamHouse
let asMeera: Visitor
let asKavya: Visitor
beforeAll(async () => {
  house = await openTeamHouse()
  ;[asMeera, asKavya] = [await house.enter(meera), await house.enter(kavya)]
})
afterAll(() => house.end())

const rowsOf = async (table: string) => JSON.stringify(await house.house.db.execute(statement`select * from ${statement.identifier(table)}`))

describe('the chat', () => {
  const question = 'My father lost his job in Pune'
  const answer = 'We will find a way in Mumbai'
  const texts = async (who: Visitor, path: string) => Object((await who.call('GET', path)).body).messages.map(({ text }: { text: string }) => text)

  test('neither side’s words are in its rows, and both read them', async () => {
    await asMeera.call('POST', '/api/chat', { text: question, documents: [] })
    await asKavya.call('POST', `/api/desk/chats/${house.idOf(meera)}`, { text: answer, documents: [] })
    expect(await rowsOf('chat_messages')).not.toMatch(/father|Mumbai/)
    expect(await texts(asMeera, '/api/chat')).toEqual([question, answer])
    expect(await texts(asKavya, `/api/desk/chats/${house.idOf(meera)}`)).toEqual([question, answer])
    expect((await asKavya.call('GET', '/api/desk/chats')).body).toMatchObject([{ last: { text: answer } }])
  })

  test('what was written before messages were sealed is sealed by a job, and is read until then', async () => {
    const old = 'Written long ago'
    await house.connections.sql`update chat_messages set text = ${old}, sealed_text = null where number = 1`
    expect(await texts(asMeera, '/api/chat')).toEqual([old, answer])
    const job = chatJobs(house.house).find(({ name }) => name === 'chat-sealing')
    await job?.work({}, { id: '' })
    expect(await rowsOf('chat_messages')).not.toContain(old)
    expect(await texts(asMeera, '/api/chat')).toEqual([old, answer])
  })
})
