// For how long a paper is good for each use. The rules themselves are those of the plan and of the interview's checklist,
// as the desk left them: here is only which paper they hold for, and when it is needed.
import type { EditedFact } from '#src/features/dated-facts/rules.ts'
import { rulesWith } from '#src/features/plan/rulebook/rules.ts'
import type { Source } from '#src/journey/guide.ts'
import { boundOf, isInForce, type Lead, type RuleState } from '#src/plan/rule.ts'
import { things, type Done, type KnownDays, type Thing } from '#src/plan/things.ts'
import { fromEarlierRound, severalRecords, type PaperName, type Since } from '../rules.ts'
import { assetsDate, moneyAge, passportLife, refusedPaper } from '../stated/copy.ts'
import * as copy from './copy.ts'

/** How old it may be on the day; how long after the day it is valid; how long before the day it is dated. */
type Kind = 'age' | 'end' | 'before'

type Row = {
  paper: PaperName
  use: keyof typeof copy.uses
  kind: Kind
  /** What the plan calls the day on which it is needed. */
  needed: Thing
  /** 'stop': one is turned away without it. */
  level: 'stop' | 'look'
  /** So close to its last day it is said to run out. */
  roomDays: number
  /** Where the paper doesn't say until when it is valid and its issuer may end it earlier than the rule does. */
  undated?: { roomDays: number; words: string }
  /** The rule of the plan, or the statement of the checklist with its days. */
  says: { plan: string } | { fact: string; lead: Lead }
}

const shippedPoints = [passportLife, moneyAge, assetsDate]

const money = { fact: 'visas.papers.money-age', lead: { days: 180 } }
const passport = (lead: Lead) => ({ fact: 'visas.papers.passport', lead })
const atInterview = { use: 'interview', needed: 'interview' } as const
const atEntry = { paper: 'passport', use: 'flight', kind: 'end', needed: 'flight', roomDays: 0 } as const

/** Amber at 75 days, for the I-20 and for the visa. */
const table: readonly Row[] = [
  {
    paper: 'bank-letter',
    use: 'i20',
    kind: 'age',
    needed: 'i20Asked',
    level: 'stop',
    roomDays: 15,
    says: { plan: 'A8' },
  },
  { ...atInterview, paper: 'bank-letter', kind: 'age', level: 'look', roomDays: 105, says: money },
  { ...atInterview, paper: 'bank-statements', kind: 'age', level: 'look', roomDays: 105, says: money },
  { ...atInterview, paper: 'photo', kind: 'age', level: 'stop', roomDays: 14, says: { plan: 'A27' } },
  {
    ...atInterview,
    paper: 'loan-letter',
    kind: 'age',
    level: 'stop',
    roomDays: 30,
    // Lenders give 3 to 6 months: in the last three of the six it may be over.
    undated: { roomDays: 92, words: copy.askLender },
    says: { plan: 'A12' },
  },
  // Paid late, the printed receipt is what to bring, so it is never kept out of the folder.
  { ...atInterview, paper: 'sevis-receipt', kind: 'before', level: 'look', roomDays: 0, says: { plan: 'A14' } },
  {
    paper: 'visa-fee-receipt',
    use: 'booking',
    kind: 'age',
    needed: 'booking',
    level: 'stop',
    roomDays: 30,
    says: { plan: 'A22' },
  },
  { ...atEntry, level: 'stop', says: passport({ days: 1 }) },
  { ...atEntry, use: 'afterFlight', level: 'look', says: passport({ months: 6 }) },
  {
    ...atInterview,
    paper: 'asset-summary',
    kind: 'age',
    level: 'look',
    roomDays: 0,
    says: { fact: 'visas.papers.assets-date', lead: { days: 5 } },
  },
]

export type ValidityRule = Omit<Row, 'says'> & {
  lead: Lead
  words: string
  source: Source | null
  isPerSchool: boolean
}

/** Those that somebody has read at a source and that are in force. */
export function validityRules(edited: readonly EditedFact[]): readonly ValidityRule[] {
  const plan = rulesWith(edited)
  return table.flatMap(({ says, ...row }) => {
    const said = 'plan' in says ? plan.find(({ id }) => id === says.plan) : statementOf(says, edited)
    if (said === undefined || !isInForce(said) || said.source === null) return []
    const { words, source, isPerSchool = false } = said
    return [
      {
        ...row,
        words,
        source,
        isPerSchool,
        lead: 'plan' in says && row.kind === 'age' ? lengthOf(said) : leadOf(said),
      },
    ]
  })
}

type Statement = Lead & { words: string; source: Source | null; state?: RuleState; isPerSchool?: boolean }

function statementOf(
  { fact, lead }: { fact: string; lead: Lead },
  edited: readonly EditedFact[],
): Statement | undefined {
  const shipped = shippedPoints.find(({ id }) => id === fact)
  const now = edited.find(({ id }) => id === fact)
  if (now !== undefined) return { ...lead, words: now.words, source: now.source, state: now.state }
  return shipped && { ...lead, words: shipped.text, source: shipped.source }
}

const leadOf = ({ months = 0, days = 0, workingDays = 0 }: Lead): Lead => ({ months, days, workingDays })
/** A bound of the plan lies before or after a day; an age has no direction. */
const lengthOf = ({ months = 0, days = 0 }: Lead): Lead => ({ months: Math.abs(months), days: Math.abs(days) })

export type State = keyof typeof copy.states
export type Validity = { rule: ValidityRule; state: State; words: string }
export type Dated = { issuedOn: string | null; validUntil: string | null }
export type Around = Since & {
  days: KnownDays
  done: Done
  today: Temporal.PlainDate
}

/** What each rule says of a paper of its kind. */
export const validityOf = (
  paper: Dated & { paper: PaperName; addedAt: string; sevisId: string | null },
  rules: readonly ValidityRule[],
  around: Around,
): readonly Validity[] => {
  const earlier = fromEarlierRound(paper, around)
  if (earlier === undefined)
    return rules.filter(rule => rule.paper === paper.paper).map(rule => ({ rule, ...stateOf(rule, paper, around) }))
  const rule = ofOneRound(paper.paper)
  if (earlier === 'other-record' || earlier === 'record-unsaid')
    return [{ rule: { ...rule, ...unstated }, state: earlier, words: ofRecord(paper, around) }]
  return [
    {
      rule: earlier === 'former-start' ? { ...rule, ...unstated } : rule,
      state: 'earlier',
      words: copy.earlier[earlier],
    },
  ]
}

/** What the papers themselves say needs no source. */
const unstated = { words: '', source: null }

/** Of which record it is, beside the student's own. */
export const ofRecord = ({ sevisId }: { sevisId: string | null }, { record }: Pick<Since, 'record'>): string =>
  record === null || record === severalRecords
    ? copy.recordUnsaid(sevisId ?? '')
    : copy.otherRecord(sevisId ?? '', record)

/** What a refusal leaves of a paper is no question of its days. */
const ofOneRound = (paper: PaperName): ValidityRule => ({
  ...atInterview,
  paper,
  kind: 'before',
  level: 'stop',
  roomDays: 0,
  lead: {},
  words: refusedPaper.text,
  source: refusedPaper.source,
  isPerSchool: false,
})

type Said = Omit<Validity, 'rule'>

export function stateOf(rule: ValidityRule, paper: Dated, { days, done, today }: Around): Said {
  const needed = days[rule.needed]
  if (needed === undefined && done.has(rule.needed)) return { state: 'valid', words: copy.done }
  if (rule.kind === 'before') return datedBefore(rule, paper, needed)
  const last = lastDay(rule, paper)
  if (last === undefined) return { state: 'unknown', words: rule.kind === 'end' ? copy.endUndated : copy.paperUndated }
  const until = last.toString()
  const undated = paper.validUntil === null ? rule.undated : undefined
  if (needed === undefined) {
    if (Temporal.PlainDate.compare(today, last) > 0) return { state: 'expired', words: copy.overAlready(until) }
    return {
      state: 'unknown',
      words: `${undated?.words ?? copy.validTo(until)} ${copy.dayUnknown(things[rule.needed].name)}`,
    }
  }
  const on = needed.toString()
  const room = last.since(rule.kind === 'end' ? boundOf(rule.lead, needed) : needed).days
  if (room < 0) return { state: 'expired', words: until > on ? copy.endsSoon(on, until) : copy.tooOld(on, until) }
  return room < (undated ?? rule).roomDays
    ? { state: 'expiring', words: undated?.words ?? copy.runsOut(on, until) }
    : { state: 'valid', words: undated?.words ?? copy.validOn(on, until) }
}

/** The last day on which it is good; what says itself until when it is valid may end earlier. */
function lastDay({ kind, lead }: ValidityRule, { issuedOn, validUntil }: Dated): Temporal.PlainDate | undefined {
  const end = validUntil === null ? undefined : Temporal.PlainDate.from(validUntil)
  if (kind === 'end') return end
  const aged = issuedOn === null ? undefined : boundOf(lead, Temporal.PlainDate.from(issuedOn))
  if (aged === undefined || end === undefined) return aged ?? end
  return Temporal.PlainDate.compare(end, aged) < 0 ? end : aged
}

/** Until when a paper is good by a rule, and when it is needed for that. What has served its purpose has no last day. */
export function daysOf(
  rule: ValidityRule,
  paper: Dated,
  { days, done }: Pick<Around, 'days' | 'done'>,
): { last: Temporal.PlainDate | undefined; needed: Temporal.PlainDate | undefined } {
  const needed = days[rule.needed]
  const hasServed = rule.kind === 'age' && needed === undefined && done.has(rule.needed)
  return { last: rule.kind === 'before' || hasServed ? undefined : lastDay(rule, paper), needed }
}

function datedBefore(rule: ValidityRule, { issuedOn }: Dated, needed: Temporal.PlainDate | undefined): Said {
  if (issuedOn === null) return { state: 'unknown', words: copy.paperUndated }
  if (needed === undefined) return { state: 'unknown', words: copy.dayUnknown(things[rule.needed].name) }
  const by = boundOf(rule.lead, needed).toString()
  if (issuedOn <= by) return { state: 'valid', words: copy.inTime(by) }
  const { workingDays = 0 } = rule.lead
  return { state: 'expired', words: workingDays === 0 ? copy.tooLate(by) : copy.paidLate(Math.abs(workingDays)) }
}

/** The first that one has to act on: without it one is turned away, then what should be looked at. */
export function worstOf(all: readonly Validity[]): Validity | undefined {
  return all.toSorted((one, other) => rankOf(one) - rankOf(other))[0]
}

const rankOf = ({ state, rule: { level } }: Validity): number =>
  state === 'expired'
    ? level === 'stop'
      ? 0
      : 1
    : { earlier: 0, 'other-record': 0, 'record-unsaid': 0, expiring: 2, unknown: 3, valid: 4 }[state]

/** Whether it may go into the folder: advice keeps nothing out, and another application's paper doesn't go in by itself. */
export const isGood = (all: readonly Validity[]): boolean => !all.some(keepsOut)

export const keepsOut = ({ state, rule: { level } }: Validity): boolean =>
  isOfAnother(state) || (state === 'expired' && level === 'stop')

/** Of an earlier application, a former start or another SEVIS record. */
export const isOfAnother = (state: State): boolean =>
  state === 'earlier' || state === 'other-record' || state === 'record-unsaid'
