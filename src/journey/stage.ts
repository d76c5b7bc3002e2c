// A stage is a table of steps, and a step's status is a pure reading of facts.
import type { Holder } from './holder.ts'
import type { Moment } from './moments.ts'
import type { Status } from './status.ts'

/** No clock and no I/O: what it needs to know is in its arguments. */
export type Rule<Facts> = (facts: Facts, now: Moment) => Status

/** Whether a step that is not complete may be marked so by the student. */
export type MarkRule<Facts> = (facts: Facts) => boolean

/** What every stage knows of a student, whatever else it knows. */
export type CommonFacts = {
  visitedAt?: Moment
  /** By step id: the student marked it done. */
  marked: Readonly<Record<string, { at: Moment }>>
  /** By step route: its badge was shown. */
  badges: Readonly<Record<string, { at: Moment }>>
  earlyAccessAskedAt?: Moment
  /** What the student had done before they came to Safar: the whole stage, or some of its steps by id. */
  doneBefore?: { stage?: { at: Moment }; steps: Readonly<Record<string, { at: Moment }>> }
}

/** The rest of the step status record (specification 1, section 3). */
export type StepDetail = {
  subStatus?: string
  bid?: string
  bankName?: string
  visaStatus?: 'Accepted' | 'Rejected' | 'Processing'
  university?: { id: string; name: string }
  share_id?: string
  /** Who has it now, where it isn't whoever the status suggests. */
  holder?: Holder
  /** When the clock alone changes its status. */
  turns?: Moment[]
  /** What not to miss; the home page lists those of all stages. */
  dates?: StepDate[]
}

/** Why a step is locked, and the step of its stage where that is mended. */
export type Lock = { why: string; mendedAt?: { route: string; label: string } }

/** What kind of step it is, where it is not simply the stage's own (specification 1, section 4). */
export const stepTypes = ['FillForm', 'RsvpToWebinar', 'ConsumeContent', 'Custom'] as const
export type StepType = (typeof stepTypes)[number]

/** A date that a step has ahead: a moment, or a day without a clock ('2026-11-21'). */
export type StepDate = { title: string; when: string }

export type Step<Facts> = {
  id: string
  route: string
  title: string
  /** Another title, while it has one. */
  retitled?: (facts: Facts) => string | undefined
  type?: StepType
  status: Rule<Facts>
  /** Why it is locked, when it is. */
  whyLocked?: string | ((facts: Facts) => Lock)
  isHidden?: (facts: Facts) => boolean
  /** The step that stands in its place once it is hidden. */
  becomes?: string
  /** Offers MARK STEP AS COMPLETED while it is open, or when it says; the mark is a fact like any other. */
  canBeMarked?: true | MarkRule<Facts>
  /** Once complete it stays closed. */
  closesForGood?: true
  /** Its own words for a status, instead of the usual ones. */
  labels?: Partial<Record<Status, string>>
  detail?: (facts: Facts, now: Moment) => StepDetail
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

export type Stage<Facts extends CommonFacts = CommonFacts> = {
  route: string
  label: string
  /** Off for a stage that is reached by its address alone. */
  isListed: boolean
  /** A welcome with Get Early Access, and no steps yet. */
  isComingSoon?: true
  welcome: Welcome
  steps: readonly Step<Facts>[]
}

/** Curried, so that a stage names its facts and keeps the very ids and routes of its steps. */
export const defineStage =
  <Facts extends CommonFacts>() =>
  <const S extends Stage<Facts>>(stage: S): S => {
    for (const key of ['id', 'route'] as const)
      refuseTwins(
        stage.steps.map(step => step[key]),
        `${stage.route}: steps`,
      )
    return stage
  }

/** Checked at start, so that a wrong table never serves anybody. */
export function refuseTwins(names: readonly string[], where: string): void {
  const twin = names.find((name, index) => names.indexOf(name) !== index)
  if (twin !== undefined) throw new Error(`${where}: '${twin}' stands there twice.`)
}

/** 'US Bank Accounts' → 'us-bank-accounts': the route of a step that names none of its own. */
export const kebab = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase()
