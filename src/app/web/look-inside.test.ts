import { expect, test } from 'vitest'
import { bandsOf, noPlan, presentStage } from '#src/journey/ahead.ts'
import { stages } from '#src/stages/stages.ts'
import { exampleJourney, exampleNow } from '#src/journey/example.ts'
import { examples } from './examples.ts'
import { wordsOf } from '#src/features/look-inside/screens/words.ts'

const journey = exampleJourney(stages, examples)

const statusesOf = (route: string) =>
  Object.fromEntries(journey.find(stage => stage.route === route)?.steps.map(({ id, status }) => [id, status]) ?? [])

test('the facts of the example fit the shapes of every stage, and the real rules read them', () => {
  expect(journey.map(({ route }) => route)).toEqual(stages.map(({ route }) => route))
  expect(statusesOf('loans')).toEqual({
    ApplyToBanks: 'complete',
    AttendWebinar: 'complete',
    FinalizeOffer: 'readyForReview',
    MeetBankOfficial: 'locked',
  })
  expect(statusesOf('visas')).toMatchObject({
    I20Form: 'complete',
    PaySEVISFee: 'complete',
    MockInterview: 'processing',
    PostInterview: 'incomplete',
  })
})

test('it shows each of what a journey can show: an answer, a wait, a date, a stage that is done', () => {
  const { yourTurn, withOthers } = bandsOf({ stages: journey, now: exampleNow, ...noPlan })
  expect(yourTurn[0]?.step.answer?.words).toContain('4 offers')
  expect(withOthers.map(({ step }) => step.id)).toContain('MockInterview')
  expect(journey.filter(({ isComplete }) => isComplete).map(({ route }) => route)).toEqual(['vaccines'])
  expect(presentStage({ stages: journey, now: exampleNow, ...noPlan })?.route).toBe('loans')
})

test('each step says something of its own', () => {
  for (const step of journey.flatMap(({ steps }) => steps)) expect(wordsOf(step), step.id).toMatch(/\.$/)
})
