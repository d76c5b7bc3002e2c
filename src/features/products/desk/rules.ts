// A product as the desk types it, and an answer; and what is wrong with them.
import * as r from '#src/records/fields.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { textProblem } from '#src/values/visible-text.ts'
import { changedBy, somebody } from '#src/features/desk-kit/rules.ts'
import {
  criteria,
  productKinds,
  simKinds,
  type Criterion,
  type ProductKind,
  type Terms,
  type Standing,
} from '../rules.ts'
import { simNames } from '../copy.ts'

// The words of the desk's pages for products and orders.

const idWrong = 'Please enter a short id of small letters, digits and dashes, such as everyday-account.'
export const idTaken = 'There is a product with this id already.'
const kindRequired = 'Please choose what it is.'
const lineRequired = 'Please enter this.'
const priceWrong = 'Please enter an amount in dollars, such as 25.00; 0 where it costs nothing.'
const placeWrong = 'Please enter a whole number: the smallest stands first.'
const simsRequired = 'Please tick an eSIM, a SIM, or both.'
const addressWrong = 'Please enter a whole address that starts with https://.'
const sourceRequired = 'Please say where this was read.'
const checkedOnWrong = 'Please enter the day on which it was read. It is not ahead.'
const termsTooLong = (most: number): string => `Please keep each of these to ${most} characters.`

const answerRequired = 'Please write what the student does next.'
const reasonRequired = 'Please tell the student why, and what they can do now.'
const outcomeRequired = 'Please choose what the partner said.'
const codeRequired = 'Please enter the activation code: without it an eSIM is of no use.'

export const changedMeanwhile = changedBy(somebody, 'the same day')
export const withdrawn = 'The student took this back a moment ago. Nothing is to be answered any more.'
export const receivedBefore = 'The student has it in hand already, so the partner’s yes stands.'
export const anotherStands = 'The student has sent another meanwhile. Answer that one.'

export const kindLabels = {
  'bank-account': 'Bank accounts',
  'credit-card': 'Credit cards',
  'phone-plan': 'Phone plans',
} as const satisfies Record<ProductKind, string>

export const standingNames = {
  waits: 'To pass on',
  'taken-up': 'With the partner',
  granted: 'Granted',
  received: 'In hand',
  declined: 'Declined',
  withdrawn: 'Taken back',
} as const satisfies Record<Standing, string>

export const outcomeNames = { granted: 'The partner said yes', declined: 'The partner said no' } as const

const longestLine = 120
export const longestTerm = 600
export const longestWords = 2000
export const longestCode = 300
/** A hundred thousand dollars, in cents. */
const mostPrice = 10_000_000

const everyCriterion = Object.values(criteria).flatMap((names): readonly Criterion[] => names)

/** What is known of a product: its form, its checks and its calls follow from it. */
export const productRecord = {
  title: r.line('Name that students read', { required: lineRequired, most: longestLine }),
  provider: r.line('Partner', { required: lineRequired, most: longestLine }),
  /** A month, in cents; for a card a year. */
  price: r.amount('Price a month', { wrong: priceWrong, most: mostPrice }),
  place: r.whole('Place in the list', {
    wrong: placeWrong,
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
    wrong: terms => r.textsProblem(Object.values(terms), longestTerm, termsTooLong(longestTerm)),
    shape: zod => zod.partialRecord(zod.enum(everyCriterion), zod.string()),
  }),
  source: r.line('Where this was read', {
    required: sourceRequired,
    most: longestLine,
    hint: 'A page, a letter, a call. Students read it.',
  }),
  checkedOn: r.day('The day on which it was read', { wrong: checkedOnWrong, ahead: checkedOnWrong }),
  website: r.orNull(r.web('The partner’s own page', { wrong: addressWrong })),
  isSample: r.tick('These are sample figures', { hint: 'Students read never to take them for today’s terms.' }),
}
export type ProductTyped = r.TypedOf<typeof productRecord>

/** What a new one has beside: it stays as it is. */
export const newProductRecord = {
  kind: r.oneOf('What it is', productKinds, { names: kindLabels, wrong: kindRequired }),
  id: r.slug('Id', { wrong: idWrong, hint: 'It stays as it is: small letters, digits and dashes.' }),
  ...productRecord,
}
export type NewProduct = r.TypedOf<typeof newProductRecord>

export const checkProduct = (typed: ProductTyped, kind: string, today: string): Messages => ({
  ...r.wrongIn(productRecord, typed, today),
  ...messages({ sims: kind === 'phone-plan' && simsIn(typed).length === 0 && simsRequired }),
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
    outcome: outcomeIn(outcome) === undefined && outcomeRequired,
    words: textProblem(words, {
      required: outcome === 'declined' ? reasonRequired : answerRequired,
      most: longestWords,
    }),
    code:
      (outcome === 'granted' && needsCode && code.trim() === '' && codeRequired) ||
      textProblem(code, { most: longestCode }),
  })
