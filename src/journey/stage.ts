// A stage is a table of steps, and a step's status is a pure reading of facts.
import type { Holder } from './holder.ts'
import type { Moment } from './moments.ts'
import { byName, happened, maybe, orAbsent, part, since, text, type Facts, type Fields, type Part } from './shape.ts'
import type { Status } from './status.ts'
import type { Thing } from '../plan/things.ts'

/** No clock and no I/O: what it needs to know is in its arguments. */
export type Rule<Known> = (facts: Known, now: Moment) => Status

/** Whether a step that is not complete may be marked so by the student. */
export type MarkRule<Known> = (facts: Known) => boolean

/** `way` is the id of the way, where it is another than ours. */
const doneFields = { at: since, way: orAbsent(text) }

/** What every stage knows of a student, whatever else it knows. */
export const commonFields = {
  visitedAt: happened,
  /** By step id: the student marked it done. */
  marked: byName({ at: since }),
  /** By step route: its badge was shown. */
  badges: byName({ at: since }),
  earlyAccessAskedAt: happened,
  /** What the student had done before they came to Safar, or another way: the whole stage, or some of its steps by id. */
  doneBefore: part({ stage: maybe(doneFields), steps: byName(doneFields) }),
}

export type CommonFacts = Facts<typeof commonFields>

/** For a step that is done again: what was done before no longer counts. */
export type Again = { number: number; since: Moment; failedAt: Moment }

/** The rest of the step status record (specification 1, section 3). */
export type StepDetail = {
  subStatus?: string
  bid?: string
  bankName?: string
  visaStatus?: 'Accepted' | 'Rejected' | 'Processing'
  university?: { id: string; name: string }
  share_id?: string
  /** Who has it now, where it isn't the one whom the status suggests. */
  holder?: Holder
  /** When the clock alone changes its status. */
  turns?: Moment[]
  /** What not to miss; the home page lists those of all stages. */
  dates?: StepDate[]
  /** What of the plan it knows to be done, or the day of it: a dose that was given, an I-20 that is there. */
  plan?: StepKnows[]
  /** It is done again since then, the second time or a later one; when the time before it failed. */
  again?: Again
  /** What came, while it is ready for review: '4 offers, from ₹51.4 lakh in all', and what to do with it: 'Compare'. */
  answer?: { words: string; action: string }
  /** Whether the student has done anything here, where the status alone does not tell. */
  hasBegun?: boolean
  /** What later steps need from it is there, although it is not complete: an appointment is booked, an I-20 was read. */
  isThere?: true
  /** It is offered as the next thing from then on. */
  notBefore?: Moment
  /** What it prepares for is over: it can still be read and finished, and is never the next thing. */
  isOver?: true
  /** Life went past it before it was done: its word instead of the usual one, and why nothing is left to do. */
  closed?: { label: string; why: string }
}

/** Why a step is locked, and the step of its stage where that is mended. */
export type Lock<Route extends string = string> = { why: string; mendedAt?: { route: Route; label: string } }

/** What kind of step it is, where it is not simply the stage's own (specification 1, section 4). */
export const stepTypes = ['FillForm', 'RsvpToWebinar', 'ConsumeContent', 'Custom'] as const
export type StepType = (typeof stepTypes)[number]

/** A date that a step has ahead: a moment, or a day without a clock ('2026-11-21'). `thing` is what the plan calls it. */
export type StepDate = {
  title: string
  when: string
  thing?: Thing
  /** Something is to be paid by then, also once the way to the US is behind the student. */
  isPayment?: true
  /** What takes longer to arrange is reminded of earlier as well: so many days before. */
  calls?: readonly EarlyCall[]
}

export const earlyCalls = [60, 30] as const
export type EarlyCall = (typeof earlyCalls)[number]

export type StepKnows = { thing: Thing; on: string | null; isDone: boolean }

/**
 * The route of an earlier step of its stage; or a paper or a value by its name, with the step that brings it: either the
 * stage has it, or that step is done.
 */
export type Need<Route extends string = string> = Route | (NamedNeed & { by: Route })
export type NamedNeed = { paper: string } | { value: string }

export const stepOf = (need: Need): string => (typeof need === 'string' ? need : need.by)

export type Step<Known> = {
  id: string
  route: string
  title: string
  /** Another title, while it has one. */
  retitled?: (facts: Known) => string | undefined
  type?: StepType
  status: Rule<Known>
  /** Why it is locked, when it is. */
  whyLocked?: string | ((facts: Known) => Lock)
  isHidden?: (facts: Known) => boolean
  /** The step that stands in its place once it is hidden. */
  becomes?: string
  /** What comes first. It ranks what is offered, and locks nothing. */
  needs?: readonly Need[]
  /** What is the case once later steps may follow, for 'When …': 'your I-20 is here'. */
  met?: string
  /** Offers MARK STEP AS COMPLETED while it is open, or when it says; the mark is a fact like any other. */
  canBeMarked?: true | MarkRule<Known>
  /** Its panel only tells, or ticks: marking it done is what to do next. */
  isMarkNext?: true
  /** Its panel says itself how it stands, also where the status alone would mislead: always, or in these statuses. */
  saysItself?: true | readonly Status[]
  /** Once complete it stays closed. */
  closesForGood?: true
  /** Its own words for a status, instead of the usual ones. */
  labels?: Partial<Record<Status, string>>
  detail?: (facts: Known, now: Moment) => StepDetail
}

/** What a stage says of itself before its steps. */
export type Welcome = {
  title: string
  lede: string
  points: readonly { title: string; text: string }[]
  /** Where it starts; a stage that is coming soon has Get Early Access instead. */
  start: string
  /** One of our drawings, by what it shows. */
  drawing: string
}

/** How life finishes a stage, or some of its steps, without us: 'My visa is granted already'. Its words are in `outline/`. */
export type OtherWay<StepId extends string = string> = {
  id: string
  /** All of them, where none are named. */ steps?: readonly StepId[]
}

export type StageTable<Known> = {
  route: string
  label: string
  /** Off for a stage that is reached by its address alone. */
  isListed: boolean
  /** It leads to the university: whoever is enrolled has it behind them. */
  isBeforeEnrolment?: true
  /** A welcome with Get Early Access, and no steps yet. */
  isComingSoon?: true
  welcome: Welcome
  steps: readonly Step<Known>[]
  otherWays?: readonly OtherWay[]
  /** Whether a paper or a value that a step of it needs is there: of the present round and start, and not run out. */
  has?: (facts: Known, need: NamedNeed, now: Moment) => boolean
  /** What its verbs that wait for a network will have changed once they are sent. */
  pending?: readonly PendingRule<Known>[]
}

/** What waits for a network, by the name of what it is about (`browser/unsent`): whether it is so, or a draft's fields. */
export type Pending = ReadonlyMap<string, unknown>

/** The facts as they will be; the same where nothing waits that concerns them. */
export type PendingRule<Known> = (facts: Known, pending: Pending, now: Moment) => Known

/** `facts` is what its rules read beside what every stage knows. The browser gets that and no more. */
export type Stage<Own extends Fields = Record<never, never>> = StageTable<CommonFacts & Facts<Own>> & { facts: Own }

type Steps = readonly Pick<Step<never>, 'id' | 'route' | 'becomes' | 'needs' | 'whyLocked'>[]

/** What a step says of another one of its stage: an id or a route that the table doesn't have fails to compile. */
type NamesWithin<S extends { steps: Steps }> = {
  readonly steps: { readonly [Index in keyof S['steps']]: Naming<S['steps'][Index], S['steps'][number]> }
  readonly otherWays?: readonly OtherWay<S['steps'][number]['id']>[]
}

/** One by one, also where a table is a list of any length. */
type Naming<One, Any extends Steps[number]> = One extends unknown
  ? One & NamingStep<One, Any['id']> & NamingNeeds<One, Any['route']> & NamingLock<One, Lock<Any['route']>>
  : never

type NamingStep<One, Id> = One extends { becomes: string } ? { becomes: Id } : unknown

type NamingNeeds<One, Route> = One extends { needs: readonly Need[] }
  ? { needs: readonly Need<Extract<Route, string>>[] }
  : unknown

type NamingLock<One, Mended> = One extends { whyLocked: (facts: never) => Lock }
  ? { whyLocked: (facts: never) => Mended }
  : unknown

/** Curried, so that a stage names its facts and keeps the very ids and routes of its steps. */
export const defineStage =
  <Own extends Fields>({ fields }: Part<Own>) =>
  <const S extends StageTable<CommonFacts & Facts<Own>>>(table: S & NamesWithin<S>): S & { facts: Own } => {
    for (const key of ['id', 'route'] as const)
      refuseDuplicates(
        table.steps.map(step => step[key]),
        `${table.route}: steps`,
      )
    for (const { becomes } of table.steps) {
      if (becomes !== undefined && !table.steps.some(({ id }) => id === becomes))
        throw new Error(`src/stages/${table.route}/rules.ts: no step is called '${becomes}'.`)
    }
    return { ...table, facts: fields }
  }

/** Checked at start, so that a wrong table never serves anybody. */
export function refuseDuplicates(names: readonly string[], where: string): void {
  const duplicate = names.find((name, index) => names.indexOf(name) !== index)
  if (duplicate !== undefined) throw new Error(`${where}: '${duplicate}' is listed twice.`)
}

/** 'US Bank Accounts' → 'us-bank-accounts': the route of a step that names none of its own. */
export const kebab = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase()

/** Whether the desk has something to send for a step of this type. */
export const isFulfilled = (type: StepType): boolean => type === 'FillForm' || type === 'Custom'
