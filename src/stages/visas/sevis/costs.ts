// The visa's own bill, for the ledger: what the desk has read of it since counts.
import { asc, eq } from 'drizzle-orm'
import { editedFacts } from '#src/features/dated-facts/catalogue.ts'
import { asRead } from '#src/features/dated-facts/rules.ts'
import type { CostKind } from '#src/features/money/kinds/rules.ts'
import { plainCost, type FoundCost } from '#src/features/money/rules.ts'
import type { CostSource } from '#src/features/money/paid.ts'
import type { Thing } from '#src/plan/things.ts'
import { visaRounds } from '../rounds/tables.ts'
import { bill, paidInRound, pointOf } from './copy.ts'

type Place = { kind: CostKind; payee: string; thing?: Thing; how?: string }

const places: ReadonlyMap<string, Place> = new Map([
  [
    'visas.bill.i901',
    {
      kind: 'sevisFee',
      payee: 'US Department of Homeland Security',
      thing: 'sevisFee',
      how: 'It is not paid back.',
    },
  ],
  [
    'visas.bill.mrv',
    {
      kind: 'mrvFee',
      payee: 'US Department of State',
      thing: 'mrvFee',
      how: 'It is not paid back.',
    },
  ],
  [
    'visas.bill.delivery',
    { kind: 'courier', payee: 'Visa application centre', how: 'Only if you choose it. Picking it up is free.' },
  ],
  ['visas.bill.integrity', { kind: 'integrityFee', payee: 'US Department of State' }],
])

export const visaCosts: CostSource = async ({ db }, { id: owner }) => {
  const [facts, rounds] = await Promise.all([
    editedFacts(db),
    db.select().from(visaRounds).where(eq(visaRounds.owner, owner)).orderBy(asc(visaRounds.number)),
  ])
  const edited = new Map(facts.map(fact => [fact.id, fact]))
  const refused = rounds.map(({ number }) => number - 1)
  return bill.flatMap((line): FoundCost[] => {
    const place = places.get(line.id)
    const read = asRead(pointOf(line), edited)
    if (place === undefined || read === undefined) return []
    const { kind, payee, thing, how } = place
    const cost: FoundCost = {
      ...plainCost,
      id: `known.${kind}`,
      kind,
      what: line.what,
      payee,
      amount: line.amount,
      isFixed: line.due === 'surely',
      mayCome: line.due === 'perhaps',
      back: how === undefined ? null : { until: null, how },
      source: read.source,
      origin: 'known',
    }
    return [{ ...cost, ...(thing !== undefined && { thing }) }, ...(kind === 'mrvFee' ? refused.map(paidIn(cost)) : [])]
  })
}

/** Nobody is refused who has not paid it, and each application has its own; on which day nobody has said. */
const paidIn =
  (cost: FoundCost) =>
  (number: number): FoundCost => ({
    ...cost,
    id: `${cost.id}.${number}`,
    what: paidInRound(cost.what, number),
    isPaid: true,
  })
