import { eq } from 'drizzle-orm'
import { cameByDeskLink } from '#src/platform/http/callers.ts'
import { readProfile } from '#src/features/passport-profile/stored.ts'
import { panOfPayer } from '#src/features/passport-profile/wholes/rules.ts'
import { shownValue } from '#src/features/people/values/rules.ts'
import { knownValues, type Sources } from '#src/features/people/values/statements.ts'
import { fundsOf } from '#src/features/card/ledger.ts'
import { momentOf } from '#src/journey/moments.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { mustHaveProved } from '#src/features/accounts/proof/service.ts'
import { perHour } from '#src/platform/database/limits.ts'
import { Refusal } from '#src/wire/problem.ts'
import type { AskedView, CardView, PrintedView } from './contract.ts'
import { cardOf } from './issue.ts'
import { conversionOf, movementsOf } from './movements.ts'
import { lateViews } from './late/decisions.ts'
import { firstPaid, lastAsked, type Order } from './orders.ts'
import { remittersOf } from './order.ts'
import { stateOf } from './rules.ts'
import { noCard } from './spending/contract.ts'

export { order } from './order.ts'

export async function read(call: Call, sources: Sources): Promise<CardView> {
  const { db, caller, now, vault } = call
  const owner = caller.id
  // A PAN and a whole name are not for who came by a link of the desk alone.
  const isClosed = cameByDeskLink(caller)
  const [card, card_funds, paid, asked, movements, remitters, late, [person], { facts }, known] = await Promise.all([
    cardOf(db, owner),
    fundsOf(db, owner),
    firstPaid(db, owner),
    lastAsked(db, owner),
    movementsOf(db, owner),
    remittersOf(call),
    lateViews(call),
    db.select().from(people).where(eq(people.id, owner)),
    readProfile(call, db),
    knownValues(call, sources),
  ])
  const panOf = async ({ sealedPan }: Order) => (sealedPan === null ? '' : vault.open(owner, sealedPan))
  return {
    card: card === undefined ? null : faceOf(card),
    card_funds,
    paidAt: paid === undefined ? null : momentOf(paid.paidAt),
    asked:
      asked === undefined
        ? null
        : { ...askedOf(asked, momentOf(now())), remitterPan: isClosed ? '' : await panOf(asked.order) },
    late,
    movements,
    remitters: isClosed ? [] : remitters,
    person: isClosed
      ? { name: '', email: '', pan: '' }
      : {
          name: shownValue('name', known.name ?? '', new Map()),
          email: person?.email ?? known.email ?? '',
          pan: panOfPayer({ ...facts, pan: known.pan ?? '' }),
        },
  }
}

type Card = NonNullable<Awaited<ReturnType<typeof cardOf>>>

const faceOf = ({ name, last4, issuedAt }: Card): NonNullable<CardView['card']> => ({
  name,
  last4,
  issuedAt: momentOf(issuedAt),
})

function askedOf(
  { order, payment }: NonNullable<Awaited<ReturnType<typeof lastAsked>>>,
  now: string,
): Omit<AskedView, 'remitterPan'> {
  const { dollars, fundedBy, sentBefore, name } = order
  const heldUntil = momentOf(order.heldUntil)
  const { createdAt, url, failedAt, expiredAt } = payment
  return {
    dollars,
    fundedBy,
    sentBefore,
    name,
    at: momentOf(createdAt),
    heldUntil,
    url: url ?? '',
    state: stateOf(
      { heldUntil, failedAt: failedAt && momentOf(failedAt), expiredAt: expiredAt && momentOf(expiredAt) },
      now,
    ),
    conversion: conversionOf(order),
  }
}

// Number, expiry and cvc, from the issuer to the screen of their owner: never written, cached or logged here.

export async function reveal(call: Call): Promise<PrintedView> {
  const card = await cardOf(call.db, call.caller.id)
  if (card === undefined) throw new Refusal(noCard)
  await mustHaveProved(call)
  await call.limits.use(lookingsOf(call.caller.id))
  return call.ports.issuing.reveal(card.providerId)
}

const lookingsOf = (person: string) => perHour(`card-number:${person}`, 20)
