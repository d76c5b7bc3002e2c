// What the stages hold of a person that a list of tables does not tell: files, what is still open, who was sent something.
import { and, eq, isNotNull } from 'drizzle-orm'
import { cardHindrance } from '../features/card/hindrance.ts'
import { teamHindrance } from '../features/desk/hindrance.ts'
import { documents } from '../features/documents/tables.ts'
import { paymentHindrances } from '../features/payments/hindrances.ts'
import { partnerOrderHindrance } from '../features/products/hindrance.ts'
import { standingKinds } from '../features/rights/rules.ts'
import type { Hindrance, RightsSources } from '../features/rights/sources.ts'
import type { House } from '../platform/house.ts'
import { insuranceHindrances } from '../stages/health-insurance/hindrances.ts'
import { loanHindrance } from '../stages/loans/hindrance.ts'
import { attorneyHindrances } from '../stages/visas/attorneys/hindrances.ts'
import { storedAs } from '../stages/visas/i20/filling.ts'
import { filledI20s } from '../stages/visas/i20/tables.ts'
import { loadFactsOf } from './journey-facts.ts'

const hindrances: readonly Hindrance[] = [
  cardHindrance,
  ...paymentHindrances,
  ...insuranceHindrances,
  loanHindrance,
  ...attorneyHindrances,
  partnerOrderHindrance,
  teamHindrance,
]

export const rightsSources: RightsSources = {
  filesOf: async ({ db }, person) => {
    const [sent, filled] = await Promise.all([
      db
        .select({ path: documents.path, name: documents.name })
        .from(documents)
        .where(and(eq(documents.owner, person), isNotNull(documents.arrivedAt)))
        .orderBy(documents.id),
      db.select({ file: filledI20s.file }).from(filledI20s).where(eq(filledI20s.owner, person)),
    ])
    return [...sent, ...filled.map(({ file }) => ({ path: storedAs(person, file), name: 'I-20 request.pdf' }))]
  },
  standingOf: async (house, person) => {
    const facts = await loadFactsOf(house, person)
    const there = await Promise.all(
      hindrances.map(async ({ kind, isThere }) => ((await isThere(house, person, facts)) ? kind : undefined)),
    )
    return standingKinds.filter(kind => there.includes(kind))
  },
  sentTo: async ({ sql }: House, person) => {
    const lenders = await sql<{ bank: string }[]>`
      select bank from loan_sendings where owner = ${person} order by bank`
    const insurers = await sql<{ partner: string }[]>`
      select distinct partner from insurance_requests
      where owner = ${person} and deposit_confirmed_at is not null order by partner`
    return { lenders: lenders.map(({ bank }) => bank), insurers: insurers.map(({ partner }) => partner) }
  },
}
