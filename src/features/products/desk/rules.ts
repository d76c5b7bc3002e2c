// A product as the desk types it, and an answer; and what is wrong with them.
import * as r from '#src/records/fields.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { textProblem } from '#src/values/visible-text.ts'
import { criteria, productKinds, simKinds, type Criterion, type ProductKind, type Terms } from '../rules.ts'
import { simNames } from '../copy.ts'
import * as copy from './copy.ts'

const longestLine = 120
export const longestTerm = 600
export const longestWords = 2000
export const longestCode = 300
/** A hundred thousand dollars, in cents. */
const mostPrice = 10_000_000

const everyCriterion = Object.values(criteria).flatMap((names): readonly Criterion[] => names)

/** What is known of a product: its form, its checks and its calls follow from it. */
export const productRecord = {
  title: r.line('Name that students read', { required: copy.lineRequired, most: longestLine }),
  provider: r.line('Partner', { required: copy.lineRequired, most: longestLine }),
  /** A month, in cents; for a card a year. */
  price: r.amount('Price a month', { wrong: copy.priceWrong, most: mostPrice }),
  place: r.whole('Place in the list', {
    wrong: copy.placeWrong,
    most: 9999,
    blank: '10',
    hint: 'The smallest stands first.',
  }),
  pitch: r.line('In a line, for whom it is', { most: 300, width: 'wide' }),
  needsSsn: r.tick('Asks for a Social Security number'),
  sims: r.several('How it comes', simKinds, { names: simNames }),
  terms: r.asIs<Terms>('What it is compared by', {
    hint: 'What is left empty reads ‘Not said’.',
    blank: {},
    wrong: terms => r.textsProblem(Object.values(terms), longestTerm, copy.termsTooLong(longestTerm)),
    shape: zod => zod.partialRecord(zod.enum(everyCriterion), zod.string()),
  }),
  source: r.line('Where this was read', {
    required: copy.sourceRequired,
    most: longestLine,
    hint: 'A page, a letter, a call. Students read it.',
  }),
  checkedOn: r.day('The day on which it was read', { wrong: copy.checkedOnWrong, ahead: copy.checkedOnWrong }),
  website: r.orNull(r.web('The partner’s own page', { wrong: copy.addressWrong })),
  isSample: r.tick('These are sample figures', { hint: 'Students read never to take them for today’s terms.' }),
}
export type ProductTyped = r.TypedOf<typeof productRecord>

/** What a new one has beside: it stays as it is. */
export const newProductRecord = {
  kind: r.oneOf('What it is', productKinds, { names: copy.kindLabels, wrong: copy.kindRequired }),
  id: r.slug('Id', { wrong: copy.idWrong, hint: 'It stays as it is: small letters, digits and dashes.' }),
  ...productRecord,
}
export type NewProduct = r.TypedOf<typeof newProductRecord>

export const checkProduct = (typed: ProductTyped, kind: string, today: string): Messages => ({
  ...r.wrongIn(productRecord, typed, today),
  ...messages({ sims: kind === 'phone-plan' && simsIn(typed).length === 0 && copy.simsRequired }),
})

export const checkNewProduct = (typed: NewProduct, today: string): Messages => ({
  ...r.wrongIn(newProductRecord, typed, today),
  ...checkProduct(typed, typed.kind, today),
})

const simsIn = ({ sims }: ProductTyped) => productRecord.sims.keptOf(sims)

/** As it is stored: of the terms, those of its kind that say something. */
export const keptProduct = (kind: ProductKind, typed: ProductTyped) => ({
  ...r.keptOf(productRecord, typed),
  terms: termsIn(kind, typed.terms),
  sims: kind === 'phone-plan' ? simsIn(typed) : [],
})

const termsIn = (kind: ProductKind, terms: Terms): Terms =>
  Object.fromEntries(
    criteria[kind].flatMap((criterion: Criterion) => {
      const words = terms[criterion]?.trim() ?? ''
      return words === '' ? [] : [[criterion, words]]
    }),
  )

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
