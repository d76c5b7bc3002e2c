import type { Handlers } from '../../platform/http/serve.ts'
import type { insuranceContracts } from './contract.ts'
import * as catalogue from './catalogue/service.ts'
import * as desk from './desk/service.ts'
import * as insuranceCatalogueDesk from './catalogue/desk/service.ts'
import * as claimsDesk from './claims/desk/service.ts'
import * as insuranceClaims from './claims/service.ts'
import * as details from './details/service.ts'
import * as groups from './groups/service.ts'
import * as pastPolicies from './past-policies/service.ts'
import * as insuranceOwnCover from './own-cover/service.ts'
import * as invoices from './invoices/service.ts'
import * as policies from './policies/service.ts'
import * as purchase from './purchase/service.ts'
import * as insuranceRefunds from './refunds/service.ts'
import * as usCitizens from './us-citizen/service.ts'
import * as waiver from './waiver/service.ts'

export { confirmInvoice } from './invoices/paying.ts'
export { confirmDeposit } from './purchase/service.ts'

export const insuranceHandlers: Handlers<typeof insuranceContracts> = {
  insuranceCatalogue: catalogue,
  insuranceDetails: details,
  insurance: purchase,
  groupPlans: groups,
  pastPolicies,
  insuranceOwnCover,
  usCitizens,
  insuranceWaiver: waiver,
  insuranceInvoices: invoices,
  policies,
  insuranceDesk: desk,
  insuranceClaims,
  claimsDesk,
  insuranceRefunds,
  insuranceCatalogueDesk,
}
