import { apiOf } from '#src/browser/api.ts'
import type { loansContracts } from '../contract.ts'

export const { loanApplication, loanLenders, loanOffers, loanMeetings, loanNeed } = apiOf<typeof loansContracts>()

/** What is read again when something about the loan was changed. */
export const loanRereads = ['loans', 'journey'] as const
