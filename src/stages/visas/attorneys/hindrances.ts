import { and, eq, isNull } from 'drizzle-orm'
import { payments } from '#src/features/payments/tables.ts'
import type { Hindrance } from '#src/features/people/personal-data/sources.ts'
import { momentOf } from '#src/journey/moments.ts'
import { factsFrom } from '#src/journey/shape.ts'
import { visaShape } from '../facts.shape.ts'
import { callsAhead } from '../rules.ts'
import { attorneyRefunds } from './tables.ts'

export const attorneyHindrances: readonly Hindrance[] = [
  {
    kind: 'attorney-call',
    isThere: ({ now }, _, facts) => callsAhead(factsFrom(visaShape, facts['visas']?.own), momentOf(now())).length > 0,
  },
  {
    kind: 'refund',
    isThere: async ({ db }, person) =>
      (
        await db
          .select({ payment: attorneyRefunds.payment })
          .from(attorneyRefunds)
          .innerJoin(payments, eq(payments.id, attorneyRefunds.payment))
          .where(and(eq(payments.owner, person), isNull(attorneyRefunds.sentAt)))
          .limit(1)
      ).length > 0,
  },
]
