// The ledger of one student, put together from what they typed, what the stages know, the plan and what was paid.
import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { asRead, type EditedFact } from '#src/features/dated-facts/rules.ts'
import { read as readRates } from '#src/features/exchange/service.ts'
import { readProfileOf } from '#src/features/passport-profile/stored.ts'
import { rulesWith } from '#src/features/plan/rulebook/rules.ts'
import { isEnrolled, knownOf, planFor } from '#src/features/plan/rules.ts'
import { shownRows } from '#src/features/plan/shown/rules.ts'
import { rulesInUse } from '#src/plan/rules.ts'
import type { KnownDays } from '#src/plan/things.ts'
import { askForPartBy, payoutDays } from '#src/plan/payout.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { AppServices } from '#src/manifest/app-services.ts'
import type { StageView } from '#src/journey/views.ts'
import type { Call, Owner, Services } from '#src/platform/services.ts'
import { dayOf } from '#src/values/dates.ts'
import { money } from '#src/values/money.ts'
import { editedFacts } from '../dated-facts/catalogue.ts'
import { duesChanged } from '../payments/slots.ts'
import { planSourcesOf } from '../plan/service.ts'
import { keptPapers } from '../papers/tables.ts'
import type { EntryView, LedgerView } from './contract.ts'
import { isFundKind } from './kinds/rules.ts'
import { dayInPlan, eachOnce, inPlan, knownCosts, type KnownYear } from './known/rules.ts'
import { facts } from './known/copy.ts'
import { paidCosts, costs, funds as fundsKnown } from './paid.ts'
import { readRemittances } from './remittances/service.ts'
import { fundsOf, plainCost, rowsOf, typedHere, type Cost, type Ends, type Fund, type YearCost } from './rules.ts'
import { moneyEntries, moneyLeftOut } from './tables.ts'

/** The student's own pages read it again, and so do those of others who see what is to be paid. */
export async function announceLedger({ given }: Pick<AppServices, 'given'>, change: Change, call: Call): Promise<void> {
  await change.announce(`person:${call.caller.id}`, 'money')
  for (const hear of given(duesChanged)) await hear(change, call.caller.id, call)
}

/** Of the student who is named, and not of who calls: what it is put together from knows the owner alone. */
export async function readLedger(
  app: Pick<AppServices, 'given'>,
  services: Services,
  owner: Owner,
  stages: readonly StageView[],
): Promise<LedgerView> {
  const { given } = app
  const { db } = services
  const [stored, leftOut, profile, rates, edited, found, ofModules, paid, remittances, { sources }] = await Promise.all(
    [
      db
        .select({ row: moneyEntries, document: keptPapers.document })
        .from(moneyEntries)
        .leftJoin(keptPapers, eq(keptPapers.id, moneyEntries.receipt))
        .where(eq(moneyEntries.owner, owner.id))
        .orderBy(asc(moneyEntries.id)),
      db.select().from(moneyLeftOut).where(eq(moneyLeftOut.owner, owner.id)),
      readProfileOf(services, db, owner.id),
      readRates(services),
      editedFacts(db),
      Promise.all(given(costs).map(costsOf => costsOf(services, owner))).then(all => all.flat()),
      Promise.all(given(fundsKnown).map(fundsIn => fundsIn(services, owner))),
      paidCosts(app, services, owner),
      readRemittances(app, services, owner),
      planSourcesOf(services, owner.id, stages),
    ],
  )
  const entries = await Promise.all(stored.map(({ row, document }) => openEntry(services, row, document)))
  const today = dayOf(services.now(), owner.zone)
  const known = knownOf(sources)
  const rate = rates.midRate
  const own = entries.flatMap(entry => costOf(entry) ?? [])
  const ends = endsOf(known.days)
  const rules = rulesInUse(rulesWith(edited))
  const inThePlan = { ...known, shown: isEnrolled(sources) ? [] : shownRows(planFor(sources, rules, today)) }
  const funds = fundsOf(
    entries.flatMap(entry => fundOf(entry) ?? []),
    ofModules.flatMap(one => one.funds),
    thing => dayInPlan(thing, inThePlan)?.day.toString(),
    today.toString(),
  )
  const around = {
    ...known,
    year: yearIn(profile.papers['i-20']?.says.costYear1, ofModules.flatMap(({ year }) => year ?? [])[0]),
    own,
    yearEnd: ends.yearEnd,
    funds,
    rate,
    remittances,
    today,
  }
  const place = (cost: (typeof found)[number]) => inPlan(cost, inThePlan)
  const usual = knownCosts(around).map(cost => place(asTheDeskReads(cost, edited)))
  const all = eachOnce(own, [...paid, ...found.map(place)], usual)
  const workingDays = payoutDays(rules)
  const isOut = new Set(leftOut.map(({ cost }) => cost))
  const { midRate, isSample, source, collectedAt } = rates
  return {
    rows: rowsOf(
      all.filter(({ id }) => !isOut.has(id)),
      rate,
      ends,
    ),
    funds,
    entries: entries.map(viewOf),
    leftOut: all.filter(({ id }) => isOut.has(id)).map(({ id, what }) => ({ id, what })),
    terms: own.flatMap(({ id, kind, on }) =>
      kind === 'tuition' && on !== null
        ? { id, askBy: askForPartBy(Temporal.PlainDate.from(on), workingDays).toString() }
        : [],
    ),
    tuitionDue: known.days.tuitionDue?.toString() ?? null,
    today: today.toString(),
    rate: { midRate, isSample, source, collectedAt },
  }
}

/** What the I-20 says in cents, as it was read; otherwise what was typed in a module. */
function yearIn(said: string | undefined, typed: YearCost | undefined): KnownYear | null {
  const cents = Number(said ?? NaN)
  if (Number.isSafeInteger(cents) && cents > 0) return { cents, from: null }
  return typed ?? null
}

const endsOf = ({ interview, flight, programmeStart }: KnownDays): Ends => ({
  interview: interview?.toString() ?? null,
  landing: flight?.toString() ?? null,
  yearEnd: programmeStart?.add({ years: 1 }).toString() ?? null,
})

/** A fact that the desk has read again names its source of now; one that holds no more says nothing. */
function asTheDeskReads<One extends Cost>(cost: One, edited: readonly EditedFact[]): One {
  const fact = Object.values(facts).find(({ source }) => source === cost.source)
  if (fact === undefined) return cost
  return { ...cost, source: asRead(fact, new Map(edited.map(one => [one.id, one])))?.source ?? null }
}

const costOf = ({ kind, ...entry }: Entry): Cost | undefined => {
  if (isFundKind(kind)) return undefined
  const { id, what, payee, currency, amount, on, isPaid, paidPaise, backUntil, backHow, receipt } = entry
  return {
    ...plainCost,
    id: `entry.${id}`,
    kind,
    what,
    payee,
    amount: money(currency, amount),
    paidPaise,
    on,
    isPaid,
    back: backUntil === null && backHow === '' ? null : { until: backUntil, how: backHow },
    receipt: receipt === null ? null : `/api/documents/${receipt.document}`,
    origin: 'own',
  }
}

const fundOf = ({ id, kind, what, currency, amount, on }: Entry): Fund | undefined =>
  isFundKind(kind) && on !== null ? { id, kind, what, amount: money(currency, amount), on, ...typedHere } : undefined

const viewOf = ({ receipt, ...entry }: Entry): EntryView => ({ ...entry, receipt: receipt?.paper ?? null })

// A row of one's own, as it lies sealed.

type Row = typeof moneyEntries.$inferSelect

const words = z.object({ what: z.string(), payee: z.string(), backHow: z.string() })
type Words = z.infer<typeof words>

type Entry = Words &
  Pick<Row, 'id' | 'kind' | 'currency' | 'amount' | 'isPaid' | 'paidPaise' | 'version'> & {
    on: string | null
    backUntil: string | null
    receipt: { paper: string; document: string } | null
  }

async function openEntry({ vault }: Pick<Call, 'vault'>, row: Row, document: string | null): Promise<Entry> {
  const { id, kind, currency, amount, isPaid, paidPaise, version, receipt } = row
  const said = words.parse(JSON.parse(await vault.open(row.owner, row.sealed)))
  return {
    id,
    kind,
    currency,
    amount,
    isPaid,
    paidPaise,
    version,
    ...said,
    on: row.on?.toString() ?? null,
    backUntil: row.backUntil?.toString() ?? null,
    receipt: receipt === null || document === null ? null : { paper: receipt, document },
  }
}

export const sealWords = ({ vault, caller }: Pick<Call, 'vault' | 'caller'>, said: Words): Promise<Uint8Array> =>
  vault.seal(caller.id, JSON.stringify(said))
