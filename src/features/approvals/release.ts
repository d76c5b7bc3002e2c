// Money that goes back: above a limit a second person releases it before it may be noted as sent.
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { z } from 'zod'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import type { Settings } from '#src/platform/settings.ts'
import { formatMoney, type Money } from '#src/values/money.ts'
import { Refusal } from '#src/wire/problem.ts'
import type { DeskRole } from '#src/wire/route.ts'
import { isConfirmed } from './requests.ts'
import { secondPersonNeeded } from './contract.ts'
import { approvalKind } from './kinds.ts'
import { needsSecondPerson, type Release } from './rules.ts'
import { approvals } from './tables.ts'
import type { Topic } from '#src/wire/topics.ts'

type Parts = { name: string; words: string; who: readonly DeskRole[]; path: string; announces: readonly Topic[] }

/** Of a payment by its id. Nothing is done at once: anyone who sends it back is no longer alone in it. */
export const releaseApproval = ({ path, ...parts }: Parts) =>
  approvalKind<Money>({
    ...parts,
    payload: z.object({ currency: z.enum(['USD', 'INR']), minor: z.number().int() }),
    path: () => path,
    describe: (sum, name) => `Send ${formatMoney(sum)} back to ${name}`,
    perform: () => Promise.resolve(),
  })

type Limits = Pick<Settings, 'SAFAR_REFUND_LIMIT_USD' | 'SAFAR_REFUND_LIMIT_INR'>

const isAbove = (sum: Money, { SAFAR_REFUND_LIMIT_USD: USD, SAFAR_REFUND_LIMIT_INR: INR }: Limits): boolean =>
  needsSecondPerson(sum, { USD, INR })

type Owed = { id: string; currency: Money['currency']; amount: number }

const sumOf = ({ currency, amount }: Owed): Money => ({ currency, minor: amount })

export async function mustBeReleased(db: Queries, { settings }: Call, name: string, owed: Owed): Promise<void> {
  if (!isAbove(sumOf(owed), settings) || (await isConfirmed(db, name, owed.id))) return
  throw new Refusal(secondPersonNeeded)
}

/** The second person who released it; undefined where none was needed. */
export async function releasedBy(db: Queries, name: string, id: string): Promise<string | undefined> {
  const [confirmed] = await db
    .select({ by: approvals.decidedBy })
    .from(approvals)
    .where(and(eq(approvals.kind, name), eq(approvals.subject, id), eq(approvals.outcome, 'confirmed')))
    .limit(1)
  return confirmed?.by ?? undefined
}

/** How far each is with its second person. */
export async function releasesOf({ db, settings, now }: Call, name: string, owed: readonly Owed[]) {
  const large = owed.filter(one => isAbove(sumOf(one), settings)).map(({ id }) => id)
  const known =
    large.length === 0
      ? []
      : await db
          .select()
          .from(approvals)
          .where(
            and(
              eq(approvals.kind, name),
              inArray(approvals.subject, large),
              or(isNull(approvals.decidedAt), eq(approvals.outcome, 'confirmed')),
            ),
          )
  return (id: string): Release => {
    if (!large.includes(id)) return 'free'
    const mine = known.filter(({ subject }) => subject === id)
    if (mine.some(({ outcome }) => outcome === 'confirmed')) return 'given'
    return mine.some(({ expiresAt }) => Temporal.Instant.compare(expiresAt, now()) > 0) ? 'asked' : 'needed'
  }
}
