import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '#src/browser/api.ts'
import { readQuery } from '#src/browser/queries.ts'
import type { loansContracts } from '../contract.ts'

export const { loanApplication, loanLenders, loanOffers, loanMeetings, loanNeed } = apiOf<typeof loansContracts>()

/** What is read again when something about the loan was changed. */
export const loanRereads = ['loans', 'journey'] as const

export const applicationQuery = readQuery(['loans', 'application'], loanApplication.read)
export const lendersQuery = readQuery(['loans', 'lenders'], loanLenders.compare)
/** With the terms of tuition, by which a loan is paid out: they are the ledger's. */
export const offersQuery = queryOptions({
  ...readQuery(['loans', 'offers'], loanOffers.read),
  meta: { alsoOn: ['money'] },
})
export const meetingQuery = readQuery(['loan-slots'], loanMeetings.read)
export const needQuery = readQuery(['loans', 'need'], loanNeed.read)
