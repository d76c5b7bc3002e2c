import { loanApplicationContract } from './application/contract.ts'
import { loanDeskContract } from './desk/contract.ts'
import { loanOffersContract } from './offers/contract.ts'
import { loanMeetingsContract } from './meetings/contract.ts'
import { loanLendersContract } from './lenders/contract.ts'
import { loanNeedContract } from './need/contract.ts'

export const loansContracts = {
  loanApplication: loanApplicationContract,
  loanLenders: loanLendersContract,
  loanOffers: loanOffersContract,
  loanMeetings: loanMeetingsContract,
  loanDesk: loanDeskContract,
  loanNeed: loanNeedContract,
}
