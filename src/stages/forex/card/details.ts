// Number, expiry and cvc, from the issuer to the screen of their owner: never written, cached or logged here.
import { mustHaveProved } from '#src/features/accounts/proof/service.ts'
import { perHour } from '#src/platform/database/limits.ts'
import type { Call } from '#src/platform/services.ts'
import { Refusal } from '#src/wire/problem.ts'
import type { PrintedView } from './contract.ts'
import { noCard } from './spending/contract.ts'
import { cardOf } from './issue.ts'

export async function reveal(call: Call): Promise<PrintedView> {
  const card = await cardOf(call.db, call.caller.id)
  if (card === undefined) throw new Refusal(noCard)
  await mustHaveProved(call)
  await call.limits.use(lookingsOf(call.caller.id))
  return call.ports.issuing.reveal(card.providerId)
}

const lookingsOf = (person: string) => perHour(`card-number:${person}`, 20)
