import type { FactsWithWebinar } from '#src/features/webinars/rules.ts'
import { happened, list, number, part, since, text, type FactsOf } from '#src/journey/shape.ts'

export const sopShape = part({
  /** Each submission and what became of it. */
  versions: list({
    id: text,
    number,
    at: since,
    /** The specification's feedbackSubmitted, with its date. */
    publishedAt: happened,
    helpRequestedAt: happened,
    closedAt: happened,
    /** The day by which it must be with the universities. */
    deadline: text,
  }),
})

export type SopFacts = FactsWithWebinar & FactsOf<typeof sopShape>
