// What was pressed and waits for a network, by name, and what it will have changed.
import type { PendingRule } from '#src/journey/stage.ts'
import { fieldOf } from '#src/values/unknown.ts'
import { outcomes, type VisaFacts } from '../facts.shape.ts'

export const outcomeDraft = 'interview-outcome'
export const slipDraft = 'interview-slip'
export const i20University = 'i20-university'
export const mockClosing = 'mock-interview:closed'

/** Said again, the later word counts, and a mark that was set with the earlier one is gone. Null takes all of it back. */
const saidOutcome: PendingRule<VisaFacts> = (facts, pending, now) => {
  const said = pending.get(outcomeDraft)
  if (said === undefined) return facts
  const outcome = outcomes.find(one => one === fieldOf(said, 'outcome'))
  const { PostInterview: _, ...marked } = facts.marked
  return {
    ...facts,
    marked,
    outcomes: outcome === undefined ? [] : [...facts.outcomes, { at: now, outcome, slip: null }],
  }
}

/** A slip comes with an application that is still processed. */
const saidSlip: PendingRule<VisaFacts> = (facts, pending) => {
  const slip = fieldOf(pending.get(slipDraft), 'slip')
  if (typeof slip !== 'string') return facts
  return {
    ...facts,
    outcomes: facts.outcomes.map(one => (one.outcome === 'Processing' ? { ...one, slip } : one)),
  }
}

/** What the university is called the server says. */
const choseUniversity: PendingRule<VisaFacts> = (facts, pending, now) =>
  pending.has(i20University) ? { ...facts, i20: { ...facts.i20, chosenAt: facts.i20.chosenAt ?? now } } : facts

const closedInterview: PendingRule<VisaFacts> = (facts, pending, now) =>
  pending.get(mockClosing) === true
    ? { ...facts, mock: { ...facts.mock, closedAt: facts.mock.closedAt ?? now } }
    : facts

export const pendingRules = [saidOutcome, saidSlip, choseUniversity, closedInterview]
