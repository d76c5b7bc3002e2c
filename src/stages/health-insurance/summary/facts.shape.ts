import { happened, list, part, since } from '#src/journey/shape.ts'
import { standing } from '../facts.shape.ts'

/** What is loaded. Claims stay on the server. */
export const loadedInsurance = part({
  ...standing,
  claims: list({ at: since, askedAt: happened, answeredAt: happened, decidedAt: happened }),
})
