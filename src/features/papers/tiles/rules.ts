// The papers as tiles: what each one's ring shows, and in which order they stand.
import { dayOf } from '#src/values/dates.ts'
import type { PaperName } from '../rules.ts'
import {
  daysOf,
  isOfAnother,
  validityOf,
  worstOf,
  type Around,
  type Validity,
  type ValidityRule,
} from '../validity/rules.ts'

/** A paper of a list that is not here, with the step that gets it. */
export type Wanted = {
  id: string
  paper: PaperName
  title: string
  /** Of a yearly one, how many years. */
  count: number
  /** It has its day, and applies to everybody or plainly to this student; otherwise it is for later. */
  isMissing: boolean
  /** Whether the student may not need it at all. */
  isOptional: boolean
  href: string
}

const order = ['tight', 'running', 'lasting'] as const
export type Group = (typeof order)[number]

type Judged = {
  paper: PaperName
  issuedOn: string | null
  validUntil: string | null
  addedAt: string
  sevisId: string | null
}
export type Tile<P extends Judged> = {
  of: P
  group: Group
  all: readonly Validity[]
  worst: Validity | undefined
  last: Temporal.PlainDate | undefined
  /** How much of its time is left, from 0 to 1; nothing where it has no last day that is known. */
  left: number | undefined
  /** It is over, or one would be turned away with it. */
  isEnding: boolean
  /** By how many days it ends too early. */
  daysShort: number
}

type Judging = { rules: readonly ValidityRule[]; around: Around }

/** What needs a look first, then by the time that is left, then what lasts. */
export const tilesOf = <P extends Judged>(papers: readonly P[], judging: Judging): Tile<P>[] =>
  papers
    .map(paper => tileOf(paper, judging))
    .toSorted((one, other) => order.indexOf(one.group) - order.indexOf(other.group))

export const endingIn = <P extends Judged>(papers: readonly P[], judging: Judging): number =>
  papers.filter(paper => tileOf(paper, judging).isEnding).length

function tileOf<P extends Judged>(paper: P, { rules, around }: Judging): Tile<P> {
  const all = validityOf(paper, rules, around)
  const worst = worstOf(all)
  const printed = paper.validUntil === null ? undefined : Temporal.PlainDate.from(paper.validUntil)
  const { last, needed } = worst === undefined ? { last: printed } : daysOf(worst.rule, paper, around)
  const daysShort = last === undefined || needed === undefined ? 0 : Math.max(0, needed.since(last).days)
  return {
    of: paper,
    group: groupOf(worst, last),
    all,
    worst,
    last,
    left: last === undefined ? undefined : leftOf(paper, last, around.today),
    isEnding: worst?.state === 'expired' && (worst.rule.level === 'stop' || needed === undefined || daysShort > 0),
    daysShort,
  }
}

function groupOf(worst: Validity | undefined, last: Temporal.PlainDate | undefined): Group {
  if (worst !== undefined && (worst.state === 'expired' || worst.state === 'expiring' || isOfAnother(worst.state)))
    return 'tight'
  return last !== undefined || worst?.state === 'unknown' ? 'running' : 'lasting'
}

/** Of the time from its date, or from when it was added, to its last day. */
function leftOf({ issuedOn, addedAt }: Judged, last: Temporal.PlainDate, today: Temporal.PlainDate): number {
  const first = issuedOn === null ? dayOf(Temporal.Instant.from(addedAt)) : Temporal.PlainDate.from(issuedOn)
  const [whole, rest] = [last.since(first).days, last.since(today).days]
  return whole <= 0 || rest <= 0 ? 0 : Math.min(1, rest / whole)
}
