// What a check between papers holds and finds. Pure.
import { paperNames, type PaperName, type Papers, type Says } from '#src/features/passport-profile/papers/rules.ts'
import type { Facts } from '#src/features/passport-profile/facts/rules.ts'

/** 'stop' costs the fee, the appointment or the visa; 'look' may be right. */
export type Level = 'stop' | 'look'

export const checkIds = [
  'passport-number',
  'barcode',
  'sevis-id',
  'names',
  'initials',
  'birth-date',
  'visits',
  'country',
  'funds',
  'letter',
  'sponsor',
  'programme-start',
  'passport-valid',
  'signatures',
  'gaps',
  'reach',
] as const
export type CheckId = (typeof checkIds)[number]

/** Where a text stands: on a paper, in the profile, in a form here, or in the plan. */
export const places = [
  ...paperNames,
  'i-20-costs',
  'i-20-funds',
  'profile',
  'booking-number',
  'citizenship',
  'i20-form',
  'plan',
  'flight',
  'appointment',
  'account',
  'studies',
  'more-studies',
] as const
export type Place = (typeof places)[number]
export type Side = { place: Place; text: string }

export const wrongs = [
  'expired',
  'before-interview',
  'before-flight',
  'before-end',
  'unsigned',
  'letter-lacks',
  'gap',
  'clash',
  'indian-number',
  'too-early',
  'before-admission',
  'too-late',
] as const
export type Wrong = (typeof wrongs)[number]

export type Trouble =
  /** Two places say something else. */
  | { is: 'differs'; level: Level; one: Side; other: Side }
  /** One place alone says what is to be looked at. */
  | { is: 'wrong'; level: Level; at: Side; what: Wrong }

/** What was looked at, and what of it isn't known. */
export type Looked = { check: CheckId; saw: Place[]; unseen: Place[] }
export type Finding = Looked &
  (
    | Trouble
    | { is: 'same' }
    /** Nothing to hold it against yet. */
    | { is: 'missing'; needs: Place[] }
  )

export type Years = { from: number; to: number | null; what: string }

export type Known = {
  facts: Facts
  papers: Papers
  /** Of the present application: papers of one application that were read before it are of an earlier one. */
  roundBegan: string | null
  /** The student's day. */
  today: string
  /** What was typed in the I-20 form. */
  form: { sponsors: readonly string[]; fundsYear1: number | null }
  plan: {
    programmeStart?: string | undefined
    /** As the student typed it from the I-20. */
    earliestAdmission?: string | undefined
    flight?: string | undefined
  }
  /** The days of the two visits, as the student entered them here. */
  appointment: { interview: string; vac: string | null } | null
  years: readonly Years[]
  /** Of the account, in E.164. */
  phone: string | null
  usPhone: string | null
}

/** What is held against what: it is compared once there is a text on both sides. Trouble is said in any case. */
export type Held = { truth: readonly Side[]; against: readonly Side[]; troubles: readonly Trouble[] }
export type Check = (known: Known) => Held

export const saysOf = ({ papers }: Known, paper: PaperName): Says => papers[paper]?.says ?? {}

export const hasText = ({ text }: Side): boolean => text !== ''

export const sidesOf = (known: Known, papers: readonly PaperName[], saying: keyof Says): Side[] =>
  papers.map(place => ({ place, text: saysOf(known, place)[saying] ?? '' }))

/** Every text must be the first that is known of the truth. */
export function allAs(truth: readonly Side[], against: readonly Side[], levelOf?: (other: Side) => Level): Held {
  const one = truth.find(hasText)
  const differing = [...truth, ...against].filter(side => one !== undefined && hasText(side) && side.text !== one.text)
  return {
    truth,
    against,
    troubles:
      one === undefined
        ? []
        : differing.map(other => ({ is: 'differs', level: levelOf?.(other) ?? 'stop', one, other })),
  }
}
