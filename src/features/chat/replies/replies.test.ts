import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dev, kavya, meera } from '#seed/people.ts'
import { answerOf } from '#tests/api.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { askedReply, checkReply, filledIn, repliesFor, withReply } from './rules.ts'

describe('what is typed', () => {
  test.each([
    ['/', ''],
    ['/vi', 'vi'],
    ['/VISA-d', 'visa-d'],
    ['Hello /vi', 'vi'],
    ['Hello\n/vi', 'vi'],
    ['and/or', undefined],
    ['/vi and more', undefined],
    ['https://safar.example/loans', undefined],
    ['', undefined],
  ])('%j asks for %j', (typed, wanted) => expect(askedReply(typed)).toBe(wanted))

  test.each([
    ['/vi', 'Hello.', 'Hello.'],
    ['First: /vi', 'Hello.', 'First: Hello.'],
    ['First:\n/', 'It is $1 a day.', 'First:\nIt is $1 a day.'],
  ])('%j becomes %j', (typed, reply, whole) => expect(withReply(typed, reply)).toBe(whole))

  test('the name of the student stands where the braces were', () => {
    expect(filledIn('Hello {firstName}. {firstName}, {other}', { firstName: 'Meera' })).toBe(
      'Hello Meera. Meera, {other}',
    )
  })

  test.each([
    ['Hello {firstName}, we have it.', 'Hello, we have it.'],
    ['{firstName}, we have it.', 'we have it.'],
    ['We have it, {firstName}.', 'We have it.'],
  ])('%j without a name becomes %j', (text, whole) => expect(filledIn(text, { firstName: '' })).toBe(whole))

  test('those that begin so come first', () => {
    const all = ['a-visa', 'hello', 'visa', 'visa-dates'].map(name => ({ name }))
    expect(repliesFor(all, 'visa').map(({ name }) => name)).toEqual(['visa', 'visa-dates', 'a-visa'])
    expect(repliesFor(all, '')).toHaveLength(4)
  })

  test.each([
    ['visa-dates', []],
    ['v2', []],
    ['', ['name']],
    ['Visa', ['name']],
    ['visa dates', ['name']],
    ['-visa', ['name']],
    ['x'.repeat(41), ['name']],
  ])('a reply may be called %j', (name, wrong) =>
    expect(Object.keys(checkReply({ name, text: 'Hello' }))).toEqual(wrong),
  )
})

describe('at the desk', () => {
  let app: TeamApp
  beforeAll(async () => {
    app = await openTeamApp()
  })
  afterAll(() => app.end())
  const all = (who: Visitor) => who.api.chatReplies.list()
  const add = (who: Visitor, name: string, text = 'Hello {firstName}') => who.api.chatReplies.add({ name, text })

  test('written by one, used by all, changed and thrown away', async () => {
    const [asKavya, asDev] = [await app.enter(kavya), await app.enter(dev)]
    const { id } = await add(asKavya, 'hello')
    expect(await all(asDev)).toEqual([{ id, name: 'hello', text: 'Hello {firstName}', by: 'Kavya' }])
    await asDev.api.chatReplies.change({ id, name: 'hello', text: 'Namaste {firstName}' })
    expect(await all(asKavya)).toMatchObject([{ text: 'Namaste {firstName}', by: 'Dev' }])
    await expect(add(asKavya, 'hello')).rejects.toMatchObject({
      status: 409,
      body: { fields: { name: 'There is a reply of that name already.' } },
    })
    await asKavya.api.chatReplies.remove({ id })
    expect(await all(asDev)).toEqual([])
    expect((await asKavya.call('DELETE', `/api/desk/chat-replies/${id}`, {})).status).toBe(404)
  })

  test('of two of one name at once one is written', async () => {
    const asKavya = await app.enter(kavya)
    const answers = await Promise.all([
      answerOf(add(asKavya, 'twice')),
      answerOf(add(asKavya, 'twice')),
      answerOf(add(asKavya, 'twice')),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  test('a student is shown none', async () => {
    expect((await (await app.enter(meera)).call('GET', '/api/desk/chat-replies')).status).toBe(404)
  })
})
