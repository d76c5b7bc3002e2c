// What one student has to pay next, for those at the desk who see money, and for the family that it is shared with.
import { eq } from 'drizzle-orm'
import type { StageView } from '#src/journey/views.ts'
import type { AppServices } from '#src/manifest/app-services.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { Services } from '#src/platform/services.ts'
import { homeZone } from '#src/values/dates.ts'
import { Refusal, unavailable } from '#src/wire/problem.ts'
import type { DueLine, LedgerView } from '../contract.ts'
import { readLedger } from '../ledger.ts'
import { dueIn, lineOf } from './rules.ts'

export async function dueOf(
  app: Pick<AppServices, 'given'>,
  services: Services,
  student: string,
  stages: readonly StageView[],
): Promise<DueLine[] | null> {
  const ledger = await ledgerOf(app, services, student, stages)
  return ledger && dueIn(ledger.rows, ledger.today).map(row => lineOf(row, ledger.today))
}

/** Null without a rate of the dollar: the rest of a page stands all the same. */
export async function ledgerOf(
  app: Pick<AppServices, 'given'>,
  services: Services,
  student: string,
  stages: readonly StageView[],
): Promise<LedgerView | null> {
  const [known] = await services.db.select({ zone: people.zone }).from(people).where(eq(people.id, student))
  const owner = { id: student, zone: known?.zone ?? homeZone }
  return readLedger(app, services, owner, stages).catch((error: unknown) => {
    if (error instanceof Refusal && error.problem === unavailable) return null
    throw error
  })
}
