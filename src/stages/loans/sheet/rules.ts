// What a family reads of a loan: the offer as its lender made it, and what follows from that alone. How it will be paid
// out is not in the offer, so all of it is counted as paid out at once, which is the most that it can cost.
import type { Worded } from '#src/values/languages.ts'
import { formatMoney, rupees } from '#src/values/money.ts'
import { asMade, costOfOffer, rateOf, type RateKind, type Terms } from '../offers/rules.ts'
import * as copy from './copy.ts'

/** In paise, and hundredths of a percent. Of exactly these an agreement is. */
export type Figures = {
  lender: string
  amount: number
  rate: number
  rateKind: RateKind | null
  statedApr: number | null
  moratoriumMonths: number
  instalments: number
  feePercent: number
  fee: number
  emi: number
  total: number
  extra: number
  rises: readonly Rise[]
}

type Rise = { by: number; rate: number; emi: number; total: number }

const risesBy = [100, 200] as const

export type OfferedTerms = Terms & { rateKind: RateKind | null; statedApr: number | null }

export function figuresOf(terms: OfferedTerms): Figures {
  const made = asMade([terms])
  const { fee, emi, total, extra } = costOfOffer(terms, made)
  const { bank: lender, amount, rate, rateKind, statedApr, moratoriumMonths, instalments, fee: feePercent } = terms
  return {
    lender,
    amount,
    rate,
    rateKind,
    statedApr,
    moratoriumMonths,
    instalments,
    feePercent,
    fee,
    emi,
    total,
    extra,
    rises: rateKind === 'fixed' ? [] : risesBy.map(by => riseOf(terms, { ...made, rateRise: by })),
  }
}

function riseOf(terms: Terms, wishes: ReturnType<typeof asMade>): Rise {
  const { emi, total } = costOfOffer(terms, wishes)
  return { by: wishes.rateRise, rate: rateOf(terms, wishes), emi, total }
}

/** As it is printed and said on the phone: the first letters of the whole version. */
export const versionName = (version: string): string => `${version.slice(0, 4)}-${version.slice(4, 8)}`.toUpperCase()

/** Whole rupees: nobody decides by the paisa. */
export const inRupees = (paise: number): string =>
  formatMoney(rupees(Math.round(paise / 100) * 100)).replace(/\.00$/, '')

export const inPercent = (hundredths: number): string => `${(hundredths / 100).toFixed(2)} %`

/** The English words, or those that a family reads. */
export type Said = Worded<Pick<typeof copy, 'lines' | 'notSaid' | 'rises'>>

export type Line = { label: string; value: string; note?: string }

/** On the screen and on paper alike. */
export function linesOf(figures: Figures, { lines, notSaid }: Said = copy): readonly Line[] {
  const { moratoriumMonths: before, instalments } = figures
  return [
    { label: lines.lender, value: figures.lender },
    { label: lines.amount, value: inRupees(figures.amount) },
    { label: lines.rate, value: lines.rateWords(inPercent(figures.rate)) },
    figures.rateKind === null
      ? { label: lines.kind, value: notSaid }
      : { label: lines.kind, value: lines.kinds[figures.rateKind].value, note: lines.kinds[figures.rateKind].note },
    {
      label: lines.apr,
      value: figures.statedApr === null ? notSaid : inPercent(figures.statedApr),
      note: lines.aprNote,
    },
    { label: lines.moratorium, value: lines.moratoriumWords(before), note: lines.moratoriumNotes(before) },
    {
      label: lines.tenure,
      value: lines.tenureWords(before + instalments),
      note: lines.tenureNote(before, instalments),
    },
    { label: lines.emi, value: lines.emiWords(inRupees(figures.emi)), note: lines.emiNote(instalments) },
    { label: lines.fee, value: inRupees(figures.fee), note: lines.feeNote(inPercent(figures.feePercent)) },
    { label: lines.total, value: inRupees(figures.total), note: lines.totalNote(inRupees(figures.extra)) },
  ]
}

export const riseNote = ({ rateKind }: Figures, { rises }: Said = copy): string => rises.notes[rateKind ?? 'notSaid']

export const riseLines = ({ rises, emi, total }: Figures, { rises: said }: Said = copy): readonly Line[] =>
  rises.map(rise => ({
    label: said.to(rise.by / 100, inPercent(rise.rate)),
    value: said.emi(inRupees(rise.emi), inRupees(rise.emi - emi)),
    note: said.total(inRupees(rise.total), inRupees(rise.total - total)),
  }))
