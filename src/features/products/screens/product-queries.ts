// What a student reads of partners' products. A change notice names the first part of a key.
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { apiOf, sendOnce } from '../../../browser/api.ts'
import type { CounterView, ProductView, productsContract } from '../contract.ts'
import type { ProductKind } from '../rules.ts'

export const productsApi = apiOf<typeof productsContract>('products')

/** Sent again after a lost answer, it is the same order. */
export const sendingOnce = (key: string) => apiOf<typeof productsContract>('products', sendOnce(key))

export const counterQuery = (kind: ProductKind) =>
  queryOptions({ queryKey: ['products', kind], queryFn: () => productsApi.read({ kind }) })

export const rereads = ['products', 'journey'] as const

export function useReread(): () => Promise<unknown> {
  const queries = useQueryClient()
  return () => Promise.all(rereads.map(key => queries.invalidateQueries({ queryKey: [key] })))
}

export const chosenIn = ({ products, chosen }: CounterView): ProductView | undefined =>
  products.find(({ id }) => id === chosen?.product)
