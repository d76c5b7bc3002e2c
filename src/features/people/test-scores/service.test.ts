import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { callBy } from '#tests/callers.ts'
import { openTestApp, type TestApp } from '#tests/app.ts'
import { testScoresContract } from './contract.ts'
import { read, remove, setGmat, setGre, setToefl } from './service.ts'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp()
})
beforeEach(() => app.clock.set('2026-06-15T06:00:00Z'))
afterAll(() => app.end())

test('scores are set several at once: with an id one changes, without it one is added', async () => {
  const call = await callBy(app.services, { firstName: 'Meera' })
  const { gre } = await setGre(call, { scores: [{ quant: 160, verbal: 150, writing: 3.5 }] })
  const id = gre[0]?.id
  const after = await setGre(call, {
    scores: [
      { id, quant: 168, verbal: 150, writing: 4 },
      { quant: 170, verbal: 160, writing: 5 },
    ],
  })
  expect(after.gre).toHaveLength(2)
  expect(after.gre.find(score => score.id === id)).toEqual({
    id,
    userId: call.caller.id,
    createdAt: '2026-06-15T06:00:00Z',
    quant: 168,
    verbal: 150,
    writing: 4,
  })
})

test('a TOEFL score keeps its scale and shows the other', async () => {
  const call = await callBy(app.services, { firstName: 'Meera' })
  await setToefl(call, { scores: [{ score: 90, scale: '0-120' }] })
  app.clock.pass({ hours: 24 })
  const { toefl } = await setToefl(call, { scores: [{ score: 4.5, scale: '1-6' }] })
  expect(toefl).toMatchObject([
    { score: 4.5, scale: '1-6', band: 4.5, range: { from: 86, to: 94 } },
    { score: 90, scale: '0-120', band: 4.5, range: null },
  ])
})

test("a batch that touches somebody else's score changes nothing", async () => {
  const call = await callBy(app.services, { firstName: 'Meera' })
  const other = await callBy(app.services, { firstName: 'Rohan' })
  const { gmat } = await setGmat(call, { scores: [{ score: 705 }] })
  const id = gmat[0]?.id ?? ''
  await expect(setGmat(other, { scores: [{ score: 555 }, { id, score: 205 }] })).rejects.toThrow(
    'We could not find that.',
  )
  expect((await read(other)).gmat).toEqual([])
  expect((await read(call)).gmat).toMatchObject([{ id, score: 705 }])
  await expect(remove(other, { test: 'gmat', id })).rejects.toThrow('We could not find that.')
  expect((await remove(call, { test: 'gmat', id })).gmat).toEqual([])
})

test('there are at most twenty of a test', async () => {
  const call = await callBy(app.services, { firstName: 'Meera' })
  const scores = Array.from({ length: 20 }, () => ({ score: 705 }))
  expect((await setGmat(call, { scores })).gmat).toHaveLength(20)
  await expect(setGmat(call, { scores: [{ score: 705 }] })).rejects.toThrow('There is no room for more scores.')
  expect((await read(call)).gmat).toHaveLength(20)
})

test.each([
  [{ quant: 160, verbal: 150, writing: 3.5 }, []],
  [{ quant: 160 }, ['scores.0.verbal', 'scores.0.writing']],
  [{ quant: 160, verbal: null, writing: 3.7 }, ['scores.0.verbal', 'scores.0.writing']],
])('the contract takes %j but for %j', (score, fields) => {
  const parsed = testScoresContract.setGre.input.safeParse({ scores: [score] })
  expect((parsed.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])).toEqual(
    fields.map(field => [field, 'Please enter valid scores.']),
  )
})
