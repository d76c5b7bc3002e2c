import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '#src/browser/api.ts'
import type { loansContracts } from '../contract.ts'

type Contracts = typeof loansContracts

export const loanApplication = apiOf<Contracts['loanApplication']>('loanApplication')
export const loanLenders = apiOf<Contracts['loanLenders']>('loanLenders')
export const loanOffers = apiOf<Contracts['loanOffers']>('loanOffers')
export const loanMeetings = apiOf<Contracts['loanMeetings']>('loanMeetings')

/** What is read again when something about the loan was changed. */
export const loanRereads = ['loans', 'journey'] as const

export const applicationQuery = queryOptions({
  queryKey: ['loans', 'application'],
  queryFn: () => loanApplication.read({}),
})
export const lendersQuery = queryOptions({ queryKey: ['loans', 'lenders'], queryFn: () => loanLenders.compare({}) })
export const offersQuery = queryOptions({ queryKey: ['loans', 'offers'], queryFn: () => loanOffers.read({}) })
export const meetingQuery = queryOptions({ queryKey: ['loan-slots'], queryFn: () => loanMeetings.read({}) })
