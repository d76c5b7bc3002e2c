// The folder for the interview: what goes into it, in which order, and what is missing.
import { isOptional, listDay, papersOn, type Paper } from '../compile-docs/rules.ts'
import { titleOf as checklistTitle } from '../compile-docs/copy.ts'
import { fromEarlierRound, type PaperName } from '#src/features/papers/rules.ts'
import { titleOf } from '#src/features/papers/titles/copy.ts'
import {
  isGood,
  keepsOut,
  validityOf,
  type Around,
  type Validity,
  type ValidityRule,
} from '#src/features/papers/validity/rules.ts'
import type * as copy from './copy.ts'

export type Part = keyof typeof copy.parts

/** As it is asked for at the window: what one is heard with, then studies and work, then money. */
const order: Readonly<Record<Part, readonly PaperName[]>> = {
  identity: [
    'passport',
    'ds-160-confirmation',
    'appointment-confirmation',
    'i-20',
    'sevis-receipt',
    'visa-fee-receipt',
    'photo',
  ],
  studies: [
    'admission-letter',
    'test-scores',
    'school-mark-sheets',
    'degree-mark-sheets',
    'degree-certificate',
    'resume',
    'work-letters',
    'pay-slips',
  ],
  money: [
    'bank-statements',
    'bank-letter',
    'tax-returns',
    'loan-letter',
    'scholarship-letter',
    'sponsor-affidavit',
    'asset-summary',
  ],
}
export const partNames = ['identity', 'studies', 'money'] as const satisfies readonly Part[]

/** 'on-paper': ticked as ready, though no file of it is here. 'earlier': there is one of an earlier application alone. */
export type Standing = 'ready' | 'on-paper' | 'not-good' | 'earlier' | 'missing' | 'skipped'

export type InPack = {
  paper: PaperName
  year: string | null
  issuedOn: string | null
  validUntil: string | null
  addedAt: string
  document: { id: string; name: string; type: string; bytes: number }
}
export type PackRow<P extends InPack> = {
  /** Its name on the checklist. */
  id: string
  part: Part
  title: string
  isOptional: boolean
  standing: Standing
  /** What goes in. */
  papers: readonly P[]
  /** What doesn't, for it is not good on the day. */
  leftOut: readonly { paper: P; because: Validity }[]
  /** What goes in although it isn't as advised. */
  warnings: readonly { paper: P; because: Validity }[]
}

type Known<P extends InPack> = {
  papers: readonly P[]
  ticks: readonly { paper: string }[]
  skips: readonly string[]
  interviewOn: string | null
  rules: readonly ValidityRule[]
  around: Around
}

/** Each paper of the checklist for the day of the interview, and a bank letter where there is one. */
export function packOf<P extends InPack>(known: Known<P>): readonly PackRow<P>[] {
  const list = papersOn(listDay(known.interviewOn, known.around.today))
  return partNames.flatMap(part =>
    order[part].flatMap(name => {
      const boxes = list.filter(one => one.name === name)
      return boxes.length === 0 ? extraRow(part, name, known) : boxes.map(box => rowOf(part, box, boxes, known))
    }),
  )
}

function rowOf<P extends InPack>(part: Part, box: Paper, boxes: readonly Paper[], known: Known<P>): PackRow<P> {
  const isSkipped = isOptional(box) && known.skips.includes(box.id)
  const own = known.papers.filter(paper => paper.paper === box.name && isFor(paper, box, boxes))
  const isTicked = known.ticks.some(({ paper }) => paper === box.id)
  const judged = isSkipped ? nothing : judge(own, known, isTicked)
  const about = { id: box.id, part, title: checklistTitle(box), isOptional: isOptional(box) }
  return { ...about, ...judged, standing: isSkipped ? 'skipped' : standingOf(judged, isTicked) }
}

const nothing = { papers: [], leftOut: [], warnings: [] }

/** One without a year, or with one that the list does not have, is the newest. */
const isFor = ({ year }: InPack, box: Paper, boxes: readonly Paper[]): boolean =>
  boxes.some(one => one.year === year) ? box.year === year : box === boxes[0]

function extraRow<P extends InPack>(part: Part, name: PaperName, known: Known<P>): PackRow<P>[] {
  const own = known.papers.filter(({ paper }) => paper === name)
  if (own.length === 0) return []
  const judged = judge(own, known, false)
  return [{ id: name, part, title: titleOf(name), isOptional: true, ...judged, standing: standingOf(judged, false) }]
}

type Judged<P extends InPack> = Pick<PackRow<P>, 'papers' | 'leftOut' | 'warnings'>

/** Rules for other uses, like asking for the I-20, keep nothing out of the folder for the interview. */
const judgedFor: ReadonlySet<ValidityRule['use']> = new Set(['interview', 'flight'])

function judge<P extends InPack>(own: readonly P[], { rules, around }: Known<P>, isTicked: boolean): Judged<P> {
  const judging = rules.filter(({ use }) => judgedFor.has(use))
  // Ticked in the present application, an older paper that isn't spent is the student's own choice.
  const roundOf = (paper: P) =>
    isTicked && fromEarlierRound(paper, around.roundBegan) === 'to-look-at' ? null : around.roundBegan
  const found = own.map(paper => ({
    paper,
    all: validityOf(paper, judging, { ...around, roundBegan: roundOf(paper) }),
  }))
  const [good, bad] = [found.filter(({ all }) => isGood(all)), found.filter(({ all }) => !isGood(all))]
  return {
    papers: good.map(({ paper }) => paper),
    leftOut: bad.flatMap(one => becauseOf(one, keepsOut)),
    warnings: good.flatMap(one => becauseOf(one, ({ state }) => state === 'expired')),
  }
}

type Found<P extends InPack> = { paper: P; all: readonly Validity[] }

function becauseOf<P extends InPack>({ paper, all }: Found<P>, isIt: (validity: Validity) => boolean) {
  const because = all.find(isIt)
  return because === undefined ? [] : [{ paper, because }]
}

const standingOf = <P extends InPack>({ papers, leftOut }: Judged<P>, isTicked: boolean): Standing =>
  papers.length > 0
    ? 'ready'
    : leftOut.some(({ because }) => because.state !== 'earlier')
      ? 'not-good'
      : isTicked
        ? 'on-paper'
        : leftOut.length > 0
          ? 'earlier'
          : 'missing'

/** What has to be got before the day. */
export const missingIn = <P extends InPack>(rows: readonly PackRow<P>[]): readonly PackRow<P>[] =>
  rows.filter(({ standing }) => standing === 'missing' || standing === 'not-good' || standing === 'earlier')
