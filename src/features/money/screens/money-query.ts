import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '#src/browser/api.ts'
import type { moneyContract } from '../contract.ts'

export const moneyApi = apiOf<typeof moneyContract>('money')

/** Put together from much else, and so read again with it. */
export const moneyQuery = queryOptions({
  queryKey: ['money'],
  queryFn: () => moneyApi.read({}),
  meta: {
    alsoOn: [
      'card',
      'exchange',
      'facts',
      'insurance',
      'journey',
      'loans',
      'payments',
      'plan',
      'profile',
      'own-papers',
      'visas',
    ],
  },
})
