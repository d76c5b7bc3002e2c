import type { Handlers } from '../../platform/http/serve.ts'
import * as application from './application/service.ts'
import type { loansContracts } from './contract.ts'
import * as desk from './desk/service.ts'
import * as lenders from './lenders/service.ts'
import * as meetings from './meetings/service.ts'
import * as offers from './offers/service.ts'

export const loansHandlers: Handlers<typeof loansContracts> = {
  loanApplication: application,
  loanLenders: lenders,
  loanOffers: offers,
  loanMeetings: meetings,
  loanDesk: desk,
}
