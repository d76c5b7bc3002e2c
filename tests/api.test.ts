// What tests call by: a refusal that nobody expects is never taken for an answer.
import { expect, test } from 'vitest'
import { answerOf, apiBy, ensure } from './api.ts'

const answering = (status: number, body: unknown) => {
  const asked: unknown[] = []
  const api = apiBy(async (...call) => {
    asked.push(call)
    return { status, body }
  })
  return { api, asked }
}

test('a call names in its address what the path names, and sends the rest', async () => {
  const { api, asked } = answering(200, {})
  await api.plan.give({ thing: 'a day', day: '2026-08-10' })
  await api.content.list({ stage: 'visas' })
  expect(asked).toEqual([
    ['PUT', '/api/plan/days/a%20day', JSON.stringify({ day: '2026-08-10' })],
    ['GET', '/api/content?stage=visas', undefined],
  ])
})

test('a refusal ends the test, and says by method, address, status and answer what was refused', async () => {
  const { api } = answering(409, { code: 'step-locked', message: 'Not yet.' })
  await expect(api.plan.give({ thing: 'flight', day: null })).rejects.toMatchObject({
    message: 'PUT /api/plan/days/flight answered 409: {"code":"step-locked","message":"Not yet."}',
    status: 409,
    body: { code: 'step-locked' },
  })
})

test('where several calls are compared, a refusal is what came of it, and a fault of the test stays one', async () => {
  expect(await answerOf(answering(200, []).api.chat.queue())).toEqual({ status: 200, body: [] })
  expect(await answerOf(answering(403, { code: 'prove-again' }).api.chat.queue())).toEqual({
    status: 403,
    body: { code: 'prove-again' },
  })
  await expect(answerOf(Promise.reject(new Error('no network')))).rejects.toThrow('no network')
})

test('a value that is missing from the answer ends the test where it is needed', () => {
  expect(ensure([0][0])).toBe(0)
  expect(() => ensure([][0])).toThrow('is missing')
})
