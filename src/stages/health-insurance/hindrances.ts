import { and, eq, isNull } from 'drizzle-orm'
import { requests } from '#src/features/desk-kit/tables.ts'
import type { Hindrance, StandingFacts } from '#src/features/people/personal-data/sources.ts'
import { factsFrom } from '#src/journey/shape.ts'
import { dayOf } from '#src/values/dates.ts'
import { isRunning } from './standing/rules.ts'
import { loadedInsurance } from './summary/facts.shape.ts'

const insuranceOf = (facts: StandingFacts) => factsFrom(loadedInsurance, facts['health-insurance']?.own)

export const insuranceHindrances: readonly Hindrance[] = [
  {
    kind: 'policy',
    isThere: ({ now }, _, facts) => insuranceOf(facts).requests.some(one => isRunning(one, dayOf(now()).toString())),
  },
  {
    kind: 'refund',
    isThere: async ({ db }, person) =>
      (await db.$count(
        requests,
        and(eq(requests.owner, person), eq(requests.kind, 'insurance-refund'), isNull(requests.settledAt)),
      )) > 0,
  },
  { kind: 'claim', isThere: (_, __, facts) => insuranceOf(facts).claims.some(({ decidedAt }) => decidedAt === null) },
]
