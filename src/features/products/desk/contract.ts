import { z } from 'zod'
import { typedShape } from '#src/records/shapes.ts'
import { visibleLine, visibleText } from '#src/values/visible-text.ts'
import { deskRoutes } from '#src/wire/desk-routes.ts'
import { invalidInput, problem } from '#src/wire/problem.ts'
import { moment, nothing } from '#src/wire/shapes.ts'
import { orderView, productView, terms } from '../contract.ts'
import * as copy from './rules.ts'
import { newProductRecord, productRecord } from './rules.ts'

/** Their messages name who changed it, and when. */
export const catalogueChanged = problem('product-changed-meanwhile', 409, copy.changedMeanwhile)
export const orderChanged = problem('order-changed', 409, copy.changedMeanwhile)
export const productIdTaken = problem('product-id-taken', 409, copy.idTaken, 'id')
export const orderWithdrawn = problem('order-withdrawn', 409, copy.withdrawn)
export const receivedBefore = problem('order-received', 409, copy.receivedBefore)
export const anotherStands = problem('another-stands', 409, copy.anotherStands)

const { get, post, put, remove } = deskRoutes(['advisor', 'admin'])
const productId = z.object({ id: z.string().max(200) })
const orderId = z.object({ id: z.uuid() })
const version = z.number().int().min(1).max(2_000_000_000)
const typed = z.string().max(60)
const words = z.string().max(10_000).transform(visibleText)

const deskProduct = productView.extend({
  place: z.number().int(),
  changedAt: moment,
  changedBy: z.string().nullable(),
  /** How many chose it, and how many orders of it are under way. */
  chosenBy: z.number().int(),
  underWay: z.number().int(),
})
export type DeskProduct = z.infer<typeof deskProduct>

/** What may change of it. */
export const productTyped = typedShape(productRecord)

const student = z.object({ id: z.string(), name: z.string() })
const queued = orderView.omit({ words: true, details: true, answeredBy: true }).extend({ student })
export type QueuedOrder = z.infer<typeof queued>

const deskOrder = orderView.extend({
  student,
  /** What was asked for, as it was read then. */
  asOffered: z.object({ needsSsn: z.boolean(), terms, checkedOn: z.string(), version: z.number().int() }),
  /** The code itself is for its owner's eyes. */
  hasCode: z.boolean(),
  version: z.number().int(),
  changedAt: moment,
  changedBy: z.string().nullable(),
  isOwnChange: z.boolean(),
})
export type DeskOrder = z.infer<typeof deskOrder>

export const productsDeskContract = {
  catalogue: get('/api/desk/products', {
    summary: "All partners' products, the retired last.",
    topic: 'products',
    input: nothing,
    answer: z.array(deskProduct),
  }),
  add: post('/api/desk/products', {
    summary: 'Adds a product: students see it at once.',
    input: typedShape(newProductRecord),
    answer: productId,
    problems: [invalidInput, productIdTaken],
  }),
  change: put('/api/desk/products/{id}', {
    summary: 'Changes a product, unless somebody else has since you loaded it. Existing orders keep their terms.',
    input: productTyped.extend({ id: z.string().max(200), version }),
    problems: [invalidInput, catalogueChanged],
  }),
  retire: put('/api/desk/products/{id}/retirement', {
    summary: 'Stops offering a product. Existing orders stay.',
    input: productId,
  }),
  bringBack: remove('/api/desk/products/{id}/retirement', { summary: 'Offers it again.', input: productId }),
  orders: get('/api/desk/product-orders', {
    summary: 'Orders: those that wait, the longest first; then the answered.',
    topic: 'products',
    input: nothing,
    answer: z.array(queued),
  }),
  order: get('/api/desk/product-orders/{id}', {
    summary: 'One order with what the partner needs to know. That it was opened is recorded.',
    topic: 'products',
    input: orderId,
    answer: deskOrder,
  }),
  takeUp: put('/api/desk/product-orders/{id}/taker', {
    summary: 'Notes that the order is passed on to the partner.',
    input: orderId.extend({ version }),
    problems: [orderChanged, orderWithdrawn],
  }),
  answer: put('/api/desk/product-orders/{id}/answer', {
    summary: 'Enters what the partner answered, or corrects it. The student is notified.',
    input: orderId.extend({ version, outcome: typed, words, code: z.string().max(2000).transform(visibleLine) }),
    problems: [invalidInput, orderChanged, orderWithdrawn, receivedBefore, anotherStands],
  }),
}
