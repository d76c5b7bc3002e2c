// What comes back of each payment after a refusal, or when the start moves to a later term.
import type { CostKind } from '../kinds/rules.ts'
import { sumOf, type Counted, type Row } from '../rules.ts'
import type { facts, papers, words, Case, Verdict } from './copy.ts'

type Words = keyof typeof words
export type Answer = {
  verdict: Verdict
  words: Words
  paper?: keyof typeof papers
  /** The statement behind it; without one only the contract says it. */
  fact?: keyof typeof facts
}

const used: Answer = { verdict: 'gone', words: 'used' }
const flat = (paper: Answer['paper']): Answer => ({ verdict: 'ask', words: 'flat', ...(paper && { paper }) })

const afterRefusal: Readonly<Record<CostKind, Answer>> = {
  test: used,
  application: used,
  transcript: used,
  courier: used,
  attorney: used,
  vaccines: used,
  integrityFee: used,
  optFee: used,
  purchase: used,
  deposit: { verdict: 'ask', words: 'deposit', paper: 'denial' },
  sevisFee: { verdict: 'moves', words: 'i901', fact: 'i901' },
  mrvFee: { verdict: 'gone', words: 'mrvRefused', fact: 'mrv' },
  loanFee: { verdict: 'gone', words: 'loanFee' },
  loanInterest: used,
  insurance: { verdict: 'ask', words: 'insurance', paper: 'policy' },
  flight: { verdict: 'ask', words: 'flight', paper: 'ticket' },
  baggage: { verdict: 'ask', words: 'flight', paper: 'ticket' },
  rentDeposit: flat('lease'),
  rent: flat('lease'),
  setup: { verdict: 'ask', words: 'other' },
  firstYear: { verdict: 'back', words: 'tuition', paper: 'denial' },
  tuition: { verdict: 'back', words: 'tuition', paper: 'denial' },
  living: { verdict: 'ask', words: 'other' },
  gst: { verdict: 'gone', words: 'gst' },
  tcs: { verdict: 'back', words: 'tcs', paper: 'tax' },
  conversion: { verdict: 'gone', words: 'gst' },
  other: { verdict: 'ask', words: 'other' },
}

const afterDeferral: Readonly<Partial<Record<CostKind, Answer>>> = {
  deposit: { verdict: 'ask', words: 'depositLater', paper: 'newI20' },
  sevisFee: { verdict: 'moves', words: 'i901', fact: 'i901' },
  mrvFee: { verdict: 'moves', words: 'mrvLater', fact: 'mrv' },
  firstYear: { verdict: 'ask', words: 'tuitionLater', paper: 'newI20' },
  tuition: { verdict: 'ask', words: 'tuitionLater', paper: 'newI20' },
  rentDeposit: flat(undefined),
  rent: flat(undefined),
  insurance: { verdict: 'ask', words: 'insurance' },
  flight: { verdict: 'ask', words: 'flight' },
  baggage: { verdict: 'ask', words: 'flight' },
}

export const answerFor = (kind: CostKind, what: Case): Answer =>
  (what === 'later' ? afterDeferral[kind] : undefined) ?? afterRefusal[kind]

export type Group = { verdict: Verdict; sum: Counted; rows: readonly { row: Row; answer: Answer }[] }

const order: readonly Verdict[] = ['back', 'ask', 'moves', 'gone']

/** What was paid, by what becomes of it; nothing that came back already. */
export function groupsOf(rows: readonly Row[], what: Case): Group[] {
  const paid = rows
    .filter(({ state, paise }) => state === 'paid' && paise > 0)
    .map(row => ({ row, answer: answerFor(row.kind, what) }))
  return order.flatMap(verdict => {
    const own = paid.filter(({ answer }) => answer.verdict === verdict)
    return own.length === 0 ? [] : [{ verdict, sum: sumOf(own.map(({ row }) => row)), rows: own }]
  })
}

/** Bills and fees that stand, and need not be paid any more. A refusal comes after both fees of the visa were spent. */
export const unpaidOf = (rows: readonly Row[], what: Case): Row[] =>
  rows.filter(
    ({ kind, state, phase }) =>
      (state === 'due' || state === 'likely') &&
      phase !== 'later' &&
      !(what === 'refused' && (kind === 'mrvFee' || kind === 'sevisFee')),
  )
