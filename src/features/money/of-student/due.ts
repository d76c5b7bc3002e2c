// What one student has to pay next, for those at the desk who see money, and for the family that it is shared with.
import { eq } from 'drizzle-orm'
import type { StageView } from '#src/journey/views.ts'
import type { AppServices } from '#src/manifest/app-services.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { Services } from '#src/platform/services.ts'
import { formatDay, homeZone } from '#src/values/dates.ts'
import { formatMoney, rupees } from '#src/values/money.ts'
import { Refusal, unavailable } from '#src/wire/problem.ts'
import type { DueLine } from '../contract.ts'
import * as copy from '../copy.ts'
import { readLedger } from '../ledger.ts'
import { isEstimate, type Row } from '../rules.ts'
import { dueIn, isOverdue } from './rules.ts'

export async function dueOf(
  app: Pick<AppServices, 'given'>,
  services: Services,
  student: string,
  stages: readonly StageView[],
  shown = (rows: readonly Row[]): readonly Row[] => rows,
): Promise<DueLine[] | null> {
  const [known] = await services.db.select({ zone: people.zone }).from(people).where(eq(people.id, student))
  const owner = { id: student, zone: known?.zone ?? homeZone }
  const ledger = await readLedger(app, services, owner, stages).catch((error: unknown) => {
    // Without a rate of the dollar the rest of the file stands all the same.
    if (error instanceof Refusal && error.problem === unavailable) return null
    throw error
  })
  if (ledger === null) return null
  const { rows, today } = ledger
  return dueIn(shown(rows), today).map(row => ({
    id: row.id,
    what: row.what,
    amount: amountWords(row),
    inRupees: row.amount?.currency === 'USD' ? copy.rows.inRupees(formatMoney(rupees(row.paise))) : null,
    when: whenWords(row),
    isOverdue: isOverdue(row, today),
  }))
}

const amountWords = (row: Row): string =>
  [row.amount === null ? [] : formatMoney(row.amount), isEstimate(row) ? copy.estimate.toLowerCase() : []]
    .flat()
    .join(', ')

function whenWords({ on, isDayEstimated }: Row): string {
  if (on === null) return copy.rows.noDay
  const day = formatDay(Temporal.PlainDate.from(on))
  return isDayEstimated ? copy.rows.around(day) : copy.rows.by(day)
}
