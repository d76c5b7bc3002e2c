// Whose move it is with an application: the bank's, which is work for it, or the student's.
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { ask, settle } from '#src/features/desk-kit/requests.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import * as kinds from '../request-kinds.ts'
import { loanAsks, loanOffers, loanSendings } from '../tables.ts'
import { isSent, type Sending } from './agents.ts'
import { workWords } from './copy.ts'
import { stateOf, waitsForBank, type State } from './rules.ts'

type Named = Pick<Sending, 'owner' | 'bank'>

/** In the transaction that changed something of it. What the student has to answer first waits for no bank. */
export async function noteWork(change: Change, call: Call, { owner, bank }: Named): Promise<void> {
  const sent = and(eq(loanSendings.owner, owner), eq(loanSendings.bank, bank), isSent)
  const [sending] = await change.tx.select().from(loanSendings).where(sent).for('update')
  if (sending === undefined) return
  const state = (await statesOf({ db: change.tx }, [sending])).get(keyOf(sending)) ?? 'new'
  const about = { kind: kinds.loanApplication, subject: keyOf(sending) }
  if (!waitsForBank(state)) return settle(change, call, about)
  await ask(change, call, {
    ...about,
    student: owner,
    role: 'lender',
    bank,
    title: state === 'answered' ? workWords.answered : workWords.unanswered,
    path: `/desk/applications/${owner}`,
  })
}

export const keyOf = ({ owner, bank }: Named): string => `${owner}:${bank}`

/** What the rows about them say; of offers, only that somebody else's was accepted is known of other banks. */
export async function statesOf({ db }: Pick<Call, 'db'>, sendings: readonly Sending[]): Promise<Map<string, State>> {
  const owners = sendings.map(({ owner }) => owner)
  const [offers, asks] = await Promise.all([
    db
      .select()
      .from(loanOffers)
      .where(and(inArray(loanOffers.owner, owners), isNull(loanOffers.withdrawnAt))),
    db
      .select()
      .from(loanAsks)
      .where(and(inArray(loanAsks.owner, owners), isNull(loanAsks.withdrawnAt))),
  ])
  const offersOf = Map.groupBy(offers, keyOf)
  const asksOfBank = Map.groupBy(asks, keyOf)
  const acceptedBy = new Set(offers.flatMap(({ owner, acceptedAt }) => (acceptedAt === null ? [] : [owner])))
  return new Map(
    sendings.map(sending => {
      const [own] = offersOf.get(keyOf(sending)) ?? []
      const ownAsks = asksOfBank.get(keyOf(sending)) ?? []
      const state = stateOf({
        isDeclined: sending.declinedAt !== null,
        isTakenBack: sending.takenBackAt !== null,
        hasOffer: own !== undefined,
        isAccepted: own !== undefined && own.acceptedAt !== null,
        isAcceptedElsewhere: acceptedBy.has(sending.owner),
        openAsks: ownAsks.filter(({ answeredAt }) => answeredAt === null).length,
        answeredAsks: ownAsks.filter(({ answeredAt }) => answeredAt !== null && isSince(answeredAt, own)).length,
      })
      return [keyOf(sending), state]
    }),
  )
}

/** What was answered before the offer was made is in it. */
const isSince = (at: Temporal.Instant, offer: typeof loanOffers.$inferSelect | undefined): boolean =>
  offer === undefined || Temporal.Instant.compare(at, offer.changedAt) > 0
