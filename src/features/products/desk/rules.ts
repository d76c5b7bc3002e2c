// What the desk types of a product and of an answer, and what is wrong with it.
import { parseDay } from '#src/values/dates.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { parseMoney } from '#src/values/money.ts'
import { hasForbidden, lengthOf, textProblem } from '#src/values/visible-text.ts'
import { readWebAddress } from '#src/values/web-addresses.ts'
import {
  criteria,
  productKinds,
  simKinds,
  type Criterion,
  type ProductKind,
  type SimKind,
  type Terms,
} from '../rules.ts'
import * as copy from './copy.ts'

const longestLine = 120
const longestPitch = 300
export const longestTerm = 600
export const longestWords = 2000
export const longestCode = 300
/** A hundred thousand dollars, in cents. */
const mostPrice = 10_000_000

/** As typed. */
export type ProductTyped = {
  kind: string
  provider: string
  title: string
  pitch: string
  needsSsn: boolean
  price: string
  terms: Terms
  sims: readonly string[]
  website: string
  source: string
  checkedOn: string
  isSample: boolean
  place: string
}

/** As it is stored. */
type Stored = Omit<ProductTyped, 'kind' | 'price' | 'place' | 'website'> & {
  price: number
  place: number
  website: string | null
}

/** As its form has it. */
export const typedProduct = (product: Stored): Omit<ProductTyped, 'kind'> => ({
  provider: product.provider,
  title: product.title,
  pitch: product.pitch,
  needsSsn: product.needsSsn,
  price: (product.price / 100).toFixed(2),
  terms: product.terms,
  sims: product.sims,
  website: product.website ?? '',
  source: product.source,
  checkedOn: product.checkedOn,
  isSample: product.isSample,
  place: String(product.place),
})

export const checkProductId = (id: string): Messages =>
  messages({ id: (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) || id.length > 60 || id === 'new') && copy.idWrong })

export const checkProduct = (typed: ProductTyped, today: string): Messages =>
  messages({
    kind: kindIn(typed.kind) === undefined && copy.kindRequired,
    provider: lineProblem(typed.provider),
    title: lineProblem(typed.title),
    pitch: textProblem(typed.pitch, { most: longestPitch }),
    price: centsIn(typed.price) === undefined && copy.priceWrong,
    terms: termsProblem(typed.terms),
    sims: typed.kind === 'phone-plan' && simsIn(typed.sims).length === 0 && copy.simsRequired,
    website: typed.website.trim() !== '' && readWebAddress(typed.website) === undefined && copy.addressWrong,
    source: textProblem(typed.source, { required: copy.sourceRequired, most: longestLine }),
    checkedOn: dayProblem(typed.checkedOn, today),
    place: placeIn(typed.place) === undefined && copy.placeWrong,
  })

export const kindIn = (typed: string): ProductKind | undefined => productKinds.find(kind => kind === typed)
export const simsIn = (typed: readonly string[]): SimKind[] => simKinds.filter(sim => typed.includes(sim))

export function centsIn(typed: string): number | undefined {
  const cents = parseMoney('USD', typed)?.minor
  return cents !== undefined && cents <= mostPrice ? cents : undefined
}

export const placeIn = (typed: string): number | undefined =>
  /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : undefined

/** Those of its kind that say something. */
export const termsIn = (kind: ProductKind, terms: Terms): Terms =>
  Object.fromEntries(
    criteria[kind].flatMap((criterion: Criterion) => {
      const words = terms[criterion]?.trim() ?? ''
      return words === '' ? [] : [[criterion, words]]
    }),
  )

const lineProblem = (typed: string) => textProblem(typed, { required: copy.lineRequired, most: longestLine })

const termsProblem = (terms: Terms): string | undefined =>
  Object.values(terms).some(words => hasForbidden(words) || lengthOf(words) > longestTerm)
    ? copy.termsTooLong(longestTerm)
    : undefined

function dayProblem(typed: string, today: string): string | undefined {
  const day = parseDay(typed)
  return day === undefined || day.toString() > today ? copy.checkedOnWrong : undefined
}

export const outcomes = ['granted', 'declined'] as const
export type Outcome = (typeof outcomes)[number]
export const outcomeIn = (typed: string): Outcome | undefined => outcomes.find(outcome => outcome === typed)

export type AnswerTyped = { outcome: string; words: string; code: string }

/** `needsCode`: an eSIM that has none yet. */
export const checkAnswer = ({ outcome, words, code }: AnswerTyped, needsCode: boolean): Messages =>
  messages({
    outcome: outcomeIn(outcome) === undefined && copy.outcomeRequired,
    words: textProblem(words, {
      required: outcome === 'declined' ? copy.reasonRequired : copy.answerRequired,
      most: longestWords,
    }),
    code:
      (outcome === 'granted' && needsCode && code.trim() === '' && copy.codeRequired) ||
      textProblem(code, { most: longestCode }),
  })
