import { expect, test } from 'vitest'
import { readStage } from '#src/journey/read.ts'
import { factsOf } from '#tests/filled.ts'
import { sopReview } from './rules.ts'

type Known = Parameters<typeof factsOf<typeof sopReview.facts>>[1]

const [may, june, july] = ['2026-05-01T06:00:00.000Z', '2026-06-01T06:00:00.000Z', '2026-07-01T06:00:00.000Z'] as const
const first = { id: '1', number: 1, at: may, deadline: '2026-12-01' }
const second = { id: '2', number: 2, at: july, deadline: '2026-12-15' }
const read = (facts: Known) => readStage(sopReview, factsOf(sopReview, facts), '2026-08-01T06:00:00.000Z', 1)

test.each<[Known, string]>(
  // oxfmt-ignore
  [
  // facts                                                                          SubmitSop   ReviewFeedback  AttendWebinar
  [{},                                                                              'incomplete locked          incomplete'],
  [{ visitedAt: may },                                                              'pending    locked          incomplete'],
  [{ versions: [first] },                                                           'complete   processing      incomplete'],
  [{ versions: [{ ...first, publishedAt: june }] },                                 'complete   readyForReview  incomplete'],
  [{ versions: [{ ...first, publishedAt: june, helpRequestedAt: june }] },          'complete   complete        incomplete'],
  [{ versions: [{ ...first, publishedAt: june, closedAt: june }] },                 'complete   complete        incomplete'],
  [{ versions: [{ ...first, publishedAt: june, closedAt: june }, second] },         'complete   processing      incomplete'],
  [{ versions: [second, { ...first, publishedAt: june }] },                         'complete   processing      incomplete'],
  [{ versions: [{ ...second, publishedAt: july }, { ...first, publishedAt: june }] }, 'complete   readyForReview  incomplete'],
  [{ marked: { SubmitSop: { at: may } } },                                          'incomplete locked          incomplete'],
],
)('%j', (facts, expected) => {
  expect(
    read(facts)
      .steps.map(({ status }) => status)
      .join(' '),
  ).toBe(expected.replaceAll(/\s+/g, ' '))
})

test('each status says since when, over two rounds', () => {
  const { steps } = read({ versions: [{ ...first, publishedAt: june }, second] })
  expect(steps[1]?.stageProgressionOn).toEqual({ processing: may, readyForReview: june })
})

test('locked, it says why in the words that were given', () => {
  expect(read({}).steps[1]?.whyLocked).toBe(
    `Complete "Submit SOP for feedback" above to unlock this step! It'll only take a minute.`,
  )
})

test('the deadline of the latest version is a date ahead until the round is closed', () => {
  expect(read({ versions: [first, second] }).steps[1]?.dates).toEqual([{ title: 'SOP deadline', when: '2026-12-15' }])
  expect(read({ versions: [{ ...first, publishedAt: june, closedAt: june }] }).steps[1]?.dates).toBeUndefined()
})
