// What a student reads of partners' products. A change notice names the first part of a key.
import { readOf } from '#src/browser/reads.ts'
import type { productsContracts } from '../module.contract.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { apiOf, sendOnce } from '#src/browser/api.ts'
import { laterOf, marked } from '#src/browser/unsent/or-kept.ts'
import { rereadNow } from '#src/browser/unsent/reread.ts'
import { useTick } from '#src/browser/unsent/use-tick.ts'
import { useWished, type Wishes } from '#src/browser/unsent/use-unsent.ts'
import { ticksAsWished } from '#src/values/ticks.ts'
import type { CounterView, OwnOrder, ProductView } from '../contract.ts'
import * as copy from '../copy.ts'
import { choiceOf, receiptOf, tickOf, type ProductKind } from '../rules.ts'
import { fieldOf } from '#src/values/unknown.ts'

export const { products: productsApi } = apiOf<typeof productsContracts>()

/** Sent again after a lost answer, it is the same order. */
export const sendingOnce = (key: string) => apiOf<typeof productsContracts>(sendOnce(key)).products

/** With what was ticked and is not sent yet. */
export const useCounter = (kind: ProductKind) =>
  useQuery({ ...readOf(productsApi.read, { kind }), select: useWished(asWishedOf[kind]) })

const asWished =
  (kind: ProductKind) =>
  (counter: CounterView, wishes: Wishes): CounterView => {
    const now = Temporal.Now.instant().toString()
    const product = fieldOf(wishes.get(choiceOf(kind)), 'product')
    return {
      ...counter,
      ...(typeof product === 'string' && { chosen: { product, at: now } }),
      papers: ticksAsWished(counter.papers, wishes, tickOf(kind), now),
      orders: counter.orders.map(order => {
        const isThere = wishes.get(receiptOf(order.id))
        return isThere === undefined
          ? order
          : { ...order, receivedAt: isThere === true ? (order.receivedAt ?? now) : null }
      }),
    }
  }

/** One each, so that a page that is drawn again does not ask again. */
const asWishedOf = {
  'bank-account': asWished('bank-account'),
  'credit-card': asWished('credit-card'),
  'phone-plan': asWished('phone-plan'),
} satisfies Record<ProductKind, unknown>

export const rereads = ['products', 'journey'] as const

const later = laterOf<typeof productsContracts>(rereads)

type Ticking = { paper: string; isReady: boolean }

/** Each kept where there is no network. */
export const usePaperTick = (kind: ProductKind) =>
  useTick(({ paper, isReady }: Ticking) => tickPaper(kind, paper, isReady), {
    rereads,
    inOrder: `product-papers:${kind}`,
    shows: ({ paper, isReady }) => ({ thing: tickOf(kind)(paper), is: isReady }),
  })

const tickPaper = (kind: ProductKind, paper: string, isReady: boolean): Promise<unknown> =>
  later(marked(tickOf(kind)(paper), copy.keptTick(paper, isReady), isReady)).products.tick({ kind, paper, isReady })

export const choose = ({ kind, id, title }: ProductView, { chosen }: CounterView): Promise<unknown> =>
  later({
    thing: choiceOf(kind),
    words: copy.keptChoice(title),
    value: { product: id },
    was: { product: chosen?.product ?? null },
    draftIn: '',
    fieldsInWords: { product: { label: copy.yourChoice, text: title } },
  }).products.choose({ kind, product: id })

export function sayReceived({ id, product }: OwnOrder, isThere: boolean): Promise<unknown> {
  const calls = later(marked(receiptOf(id), copy.keptReceipt(product.title, isThere), isThere)).products
  return isThere ? calls.receive({ id }) : calls.unreceive({ id })
}

export function useReread(): () => Promise<unknown> {
  const queries = useQueryClient()
  return () => rereadNow(queries, ...rereads)
}

export const chosenIn = ({ products, chosen }: CounterView): ProductView | undefined =>
  products.find(({ id }) => id === chosen?.product)
