// The folder for the interview: what goes into it, in which order, and what is missing.
import { isOptional, listDay, papersOn, type Paper } from '../compile-docs/rules.ts'
import { titleOf as checklistTitle } from '../compile-docs/copy.ts'
import {
  fromEarlierRound,
  isShownByStudent,
  isWhole,
  type Concerned,
  type PaperName,
} from '#src/features/papers/rules.ts'
import { titleOf } from '#src/features/papers/titles/copy.ts'
import {
  isGood,
  keepsOut,
  validityOf,
  type Around,
  type Validity,
  type ValidityRule,
} from '#src/features/papers/validity/rules.ts'
import { yourDocuments } from '#src/features/papers/copy.ts'
import * as copy from './copy.ts'

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

/**
 * 'on-paper': ticked as ready, though no file of it is here. 'unclear': only a part of it is here, or nobody said of which
 * year it is. 'earlier' and 'other-record': there is one of an earlier application, or of another SEVIS record, alone.
 */
export type Standing = keyof typeof copy.standings

export type InPack = {
  id: string
  paper: PaperName
  part: string | null
  concerns: Concerned | null
  /** Where it was added. */
  place: string
  year: string | null
  issuedOn: string | null
  validUntil: string | null
  addedAt: string
  /** Of which SEVIS record it is, where it was read. */
  sevisId: string | null
  document: { id: string; name: string; type: string; bytes: number }
}
export type PackRow<P extends InPack> = {
  /** Its name on the checklist. */
  id: string
  paper: PaperName
  part: Part
  title: string
  isOptional: boolean
  standing: Standing
  /** What goes in. */
  papers: readonly P[]
  /** What doesn't, for it is not good on the day. */
  leftOut: readonly { paper: P; because: Because }[]
  /** What goes in although it isn't as advised. */
  warnings: readonly { paper: P; because: Because }[]
}

type Because = Pick<Validity, 'state' | 'words'>

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
  const own = known.papers.filter(one => one.paper === box.name && isShownByStudent(one.paper, one.concerns))
  const isTicked = known.ticks.some(({ paper }) => paper === box.id)
  const { leftOut, ...found } = judge(own.filter(isFor(box)), known, isTicked)
  const judged = isSkipped ? nothing : { ...found, leftOut: [...leftOut, ...withoutYear(own, box, boxes)] }
  const about = { id: box.id, paper: box.name, part, title: checklistTitle(box), isOptional: isOptional(box) }
  return { ...about, ...judged, standing: isSkipped ? 'skipped' : standingOf(judged, isTicked) }
}

const nothing = { papers: [], leftOut: [], warnings: [] }

const isFor =
  (box: Paper) =>
  ({ year }: InPack): boolean =>
    box.year === undefined || box.year === year

/** Of which year it is nobody knows until the student says it: it is shown with the newest, and ticks none. */
const withoutYear = <P extends InPack>(own: readonly P[], box: Paper, boxes: readonly Paper[]) =>
  box.year === undefined || box !== boxes[0]
    ? []
    : own
        .filter(({ year }) => year === null)
        .map(paper => ({ paper, because: { state: 'unknown', words: copy.yearUnsaid } as const }))

function extraRow<P extends InPack>(part: Part, name: PaperName, known: Known<P>): PackRow<P>[] {
  const own = known.papers.filter(({ paper }) => paper === name)
  if (own.length === 0) return []
  const judged = judge(own, known, false)
  const about = { id: name, paper: name, part, title: titleOf(name), isOptional: true }
  return [{ ...about, ...judged, standing: standingOf(judged, false) }]
}

type Judged<P extends InPack> = Pick<PackRow<P>, 'papers' | 'leftOut' | 'warnings'>

/** Rules for other uses, like asking for the I-20, keep nothing out of the folder for the interview. */
const judgedFor: ReadonlySet<ValidityRule['use']> = new Set(['interview', 'flight'])

function judge<P extends InPack>(own: readonly P[], { rules, around }: Known<P>, isTicked: boolean): Judged<P> {
  const judging = rules.filter(({ use }) => judgedFor.has(use))
  // Ticked in the present application, an older paper that isn't spent is the student's own choice.
  const roundOf = (paper: P) =>
    isTicked && fromEarlierRound(paper, around) === 'to-look-at' ? null : around.roundBegan
  const found = own.map(paper => ({
    paper,
    all: validityOf(paper, judging, { ...around, roundBegan: roundOf(paper) }),
  }))
  const [good, bad] = [found.filter(({ all }) => isGood(all)), found.filter(({ all }) => !isGood(all))]
  const [first] = good
  const isPart = first !== undefined && !isWhole(good.map(({ paper }) => paper))
  return {
    papers: good.map(({ paper }) => paper),
    leftOut: bad.flatMap(one => becauseOf(one, keepsOut)),
    warnings: [
      ...(isPart ? [{ paper: first.paper, because: { state: 'unknown', words: copy.partHere } as const }] : []),
      ...(first !== undefined && isOneOfSeveral(good.map(({ paper }) => paper))
        ? [{ paper: first.paper, because: { state: 'unknown', words: copy.lookWhole } as const }]
        : []),
      ...good.flatMap(one => becauseOf(one, one.paper.issuedOn === null ? isUndated(one.paper) : isAdvised)),
    ],
  }
}

/** Of which a step takes file by file: nobody said there that they are all. */
const severalSheets: ReadonlySet<PaperName> = new Set(['degree-mark-sheets', 'test-scores'])
const isOneOfSeveral = (papers: readonly InPack[]): boolean =>
  papers.every(({ paper, place }) => severalSheets.has(paper) && place !== yourDocuments)

const isAdvised = ({ state }: Validity): boolean => state === 'expired'

/** One is turned away with it where it is too old, and no day of it is known. */
const isUndated =
  ({ validUntil }: InPack) =>
  ({ state, rule: { level } }: Validity): boolean =>
    state === 'expired' || (state === 'unknown' && level === 'stop' && validUntil === null)

type Found<P extends InPack> = { paper: P; all: readonly Validity[] }

function becauseOf<P extends InPack>({ paper, all }: Found<P>, isIt: (validity: Validity) => boolean) {
  const because = all.find(isIt)
  return because === undefined ? [] : [{ paper, because }]
}

const standingOf = <P extends InPack>({ papers, leftOut }: Judged<P>, isTicked: boolean): Standing =>
  papers.length > 0 && isWhole(papers)
    ? 'ready'
    : leftOut.some(({ because: { state } }) => state === 'expired')
      ? 'not-good'
      : isTicked
        ? 'on-paper'
        : papers.length > 0 ||
            leftOut.some(({ because: { state } }) => state === 'unknown' || state === 'record-unsaid')
          ? 'unclear'
          : leftOut.some(({ because: { state } }) => state === 'other-record')
            ? 'other-record'
            : leftOut.length > 0
              ? 'earlier'
              : 'missing'

/** What has to be got before the day. */
export const missingIn = <P extends InPack>(rows: readonly PackRow<P>[]): readonly PackRow<P>[] =>
  rows.filter(({ standing }) => standing === 'missing' || isToMend(standing))

/** Something of it is here, and it is not what is needed. */
export const isToMend = (standing: Standing): boolean =>
  ['not-good', 'unclear', 'earlier', 'other-record'].includes(standing)
