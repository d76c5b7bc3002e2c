// What a student reads of partners' products. A change notice names the first part of a key.
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { apiOf, sendOnce } from '../../../browser/api.ts'
import { useWished, type Wishes } from '../../../browser/unsent/use-unsent.ts'
import { ticksAsWished } from '../../../values/ticks.ts'
import type { CounterView, ProductView, productsContract } from '../contract.ts'
import { tickOf, type ProductKind } from '../rules.ts'

export const productsApi = apiOf<typeof productsContract>('products')

/** Sent again after a lost answer, it is the same order. */
export const sendingOnce = (key: string) => apiOf<typeof productsContract>('products', sendOnce(key))

export const counterQuery = (kind: ProductKind) =>
  queryOptions({ queryKey: ['products', kind], queryFn: () => productsApi.read({ kind }) })

/** With what was ticked and is not sent yet. */
export const useCounter = (kind: ProductKind) =>
  useQuery({ ...counterQuery(kind), select: useWished(asWishedOf[kind]) })

const asWished =
  (kind: ProductKind) =>
  (counter: CounterView, wishes: Wishes): CounterView => ({
    ...counter,
    papers: ticksAsWished(counter.papers, wishes, tickOf(kind), Temporal.Now.instant().toString()),
  })

/** One each, so that a page that is drawn again does not ask again. */
const asWishedOf = {
  'bank-account': asWished('bank-account'),
  'credit-card': asWished('credit-card'),
  'phone-plan': asWished('phone-plan'),
} satisfies Record<ProductKind, unknown>

export const rereads = ['products', 'journey'] as const

export function useReread(): () => Promise<unknown> {
  const queries = useQueryClient()
  return () => Promise.all(rereads.map(key => queries.invalidateQueries({ queryKey: [key] })))
}

export const chosenIn = ({ products, chosen }: CounterView): ProductView | undefined =>
  products.find(({ id }) => id === chosen?.product)
