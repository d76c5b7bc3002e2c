import type { moneyContracts } from '../contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '#src/browser/api.ts'

export const { money: moneyApi } = apiOf<typeof moneyContracts>()

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
