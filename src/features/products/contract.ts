import { z } from 'zod'
import { stepIsLocked } from '../progress/contract.ts'
import { answerShape } from '#src/records/shapes.ts'
import { visibleLine, visibleText } from '#src/values/visible-text.ts'
import { changedElsewhere, invalidInput, notFound, problem } from '#src/wire/problem.ts'
import { signedInRoute, studentRoute } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import * as copy from './copy.ts'
import { productRecord } from './desk/rules.ts'
import { productKinds, simKinds } from './rules.ts'

export const productRetired = problem('product-retired', 409, copy.productRetired)
export const productChanged = problem('product-changed', 409, copy.productChanged)
export const orderStands = problem('order-stands', 409, copy.orderStands)
export const markedDone = problem('marked-done', 409, copy.markedDone)
export const answeredBefore = problem('order-answered', 409, copy.answeredBefore)
export const notGranted = problem('order-not-granted', 409, copy.notGranted)
export const tooManyOrders = problem('too-many-orders', 429, copy.tooManyOrders)

const kind = z.enum(productKinds)
export const terms = productRecord.terms.answerShape(z)

const detailNames = [
  'name',
  'email',
  'phone',
  'university',
  'usAddress',
  'arrival',
  'sim',
  'address',
  'flight',
] as const
/** What the partner receives, in words. */
export const details = z.partialRecord(z.enum(detailNames), z.string())
export type Details = z.infer<typeof details>

export const productView = answerShape(productRecord).omit({ place: true }).extend({
  id: z.string(),
  kind,
  /** What an order names as the one that was read. */
  version: z.number().int(),
  retiredAt: moment.nullable(),
})
export type ProductView = z.infer<typeof productView>

export const orderView = z.object({
  id: z.string(),
  kind,
  product: z.object({ id: z.string(), title: z.string(), provider: z.string(), price: z.number().int() }),
  sim: z.enum(simKinds).nullable(),
  sentAt: moment,
  takenUpAt: moment.nullable(),
  takenUpBy: z.string().nullable(),
  grantedAt: moment.nullable(),
  declinedAt: moment.nullable(),
  answeredBy: z.string().nullable(),
  /** What comes next, or why not. */
  words: z.string(),
  withdrawnAt: moment.nullable(),
  receivedAt: moment.nullable(),
  details,
})

const ownOrder = orderView.extend({
  /** The activation code, the tracking number, the reference: for its owner's eyes. */
  code: z.string(),
})
export type OwnOrder = z.infer<typeof ownOrder>

const counterView = z.object({
  products: z.array(productView),
  chosen: z.object({ product: z.string(), at: moment }).nullable(),
  papers: z.array(z.object({ paper: z.string(), tickedAt: moment })),
  orders: z.array(ownOrder),
  /** What we know already, to begin a form with. */
  contact: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    university: z.string(),
    flight: z.string(),
    usAddress: z.string(),
    address: z.string(),
  }),
})
export type CounterView = z.infer<typeof counterView>

const typed = z.string().max(400)
const line = z.string().max(2000).transform(visibleLine)
const contact = {
  product: z.string().max(200),
  version: z.number().int().min(1).max(2_000_000_000),
  name: line,
  email: line,
  prefix: typed,
  phone: typed,
  consent: z.boolean(),
}
const orderProblems = [
  notFound,
  invalidInput,
  productRetired,
  productChanged,
  orderStands,
  markedDone,
  tooManyOrders,
] as const
const order = z.object({ id: z.uuid() })

export const productsContract = {
  read: signedInRoute('GET', '/api/products/{kind}', {
    summary: 'What partners offer of a kind, your choice, and what became of your orders.',
    topic: 'products',
    input: z.object({ kind }),
    answer: counterView,
  }),
  choose: signedInRoute('PUT', '/api/products/{kind}/choice', {
    summary: 'Chooses one, replacing an earlier choice.',
    input: z.object({
      kind,
      product: z.string().max(200),
      was: z.object({ product: z.string().max(200).nullable() }).optional(),
    }),
    problems: [notFound, productRetired, orderStands, changedElsewhere],
    waits: true,
  }),
  tick: signedInRoute('PUT', '/api/products/{kind}/papers', {
    summary: 'Says whether a paper to bring is ready.',
    input: z.object({ kind, paper: z.string().min(1).max(300), isReady: z.boolean() }),
    problems: [notFound],
    waits: true,
  }),
  apply: studentRoute('POST', '/api/products/{kind}/applications', {
    summary: 'Applies for a bank account or a credit card, on the terms you read.',
    begins: 'sending',
    input: z.object({
      ...contact,
      kind: z.enum(['bank-account', 'credit-card']),
      university: line,
      usAddress: z.string().max(4000).transform(visibleText),
      arrival: typed,
    }),
    answer: order,
    problems: [...orderProblems, stepIsLocked],
  }),
  orderPlan: studentRoute('POST', '/api/products/phone-plan/orders', {
    summary: 'Orders a phone plan, on the terms you read, with an eSIM or a SIM.',
    begins: 'sending',
    input: z.object({
      ...contact,
      sim: typed,
      isUnlocked: z.boolean().nullable(),
      takesEsim: z.boolean().nullable(),
      address: z.string().max(4000).transform(visibleText),
      city: line,
      pin: typed,
      flight: typed,
    }),
    answer: order,
    problems: [...orderProblems],
  }),
  withdraw: studentRoute('PUT', '/api/product-orders/{id}/withdrawal', {
    summary: 'Cancels an order that is not answered yet.',
    input: order,
    problems: [notFound, answeredBefore],
  }),
  receive: studentRoute('PUT', '/api/product-orders/{id}/receipt', {
    summary: 'Says that you have received it.',
    input: order,
    problems: [notFound, notGranted],
    waits: true,
  }),
  unreceive: studentRoute('DELETE', '/api/product-orders/{id}/receipt', {
    summary: 'Undoes that.',
    input: order,
    problems: [notFound],
    waits: true,
  }),
}
