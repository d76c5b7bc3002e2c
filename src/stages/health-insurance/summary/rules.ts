// What the steps need to know of claims: how far they are, not what they are about.
import type { Moment } from '#src/journey/moments.ts'
import { webinarFields } from '#src/features/webinars/facts.shape.ts'
import { summaryOf } from '#src/journey/summary.ts'
import { part, type FactsOf } from '#src/journey/shape.ts'
import type { insuranceShape } from '../facts.shape.ts'
import { healthInsurance } from '../rules.ts'
import { loadedInsurance } from './facts.shape.ts'

type Claims = FactsOf<typeof loadedInsurance>['claims']

/** Of several, what waits for the student comes first. */
function standingOf(claims: Claims): FactsOf<typeof insuranceShape>['claims'] {
  const open = claims.filter(({ decidedAt }) => decidedAt === null)
  if (open.some(({ askedAt, answeredAt }) => isAsked(askedAt, answeredAt))) return 'asked'
  if (open.length > 0) return 'waiting'
  return claims.length === 0 ? null : 'decided'
}

/** Asked for more, and not answered since. */
const isAsked = (askedAt: Moment | null, answeredAt: Moment | null): boolean =>
  askedAt !== null && (answeredAt === null || answeredAt < askedAt)

export const insuranceSummary = summaryOf(
  healthInsurance,
  part({ ...loadedInsurance.fields, ...webinarFields }),
  ({ claims, ...facts }) => ({
    ...facts,
    claims: standingOf(claims),
  }),
)
