import { catalogueContract } from './catalogue/contract.ts'
import { insuranceDeskContract } from './desk/contract.ts'
import { catalogueDeskContract } from './catalogue/desk/contract.ts'
import { blockingContract } from './blocking/contract.ts'
import { blockingDeskContract } from './blocking/desk/contract.ts'
import { brochuresContract } from './brochures/contract.ts'
import { claimsContract } from './claims/contract.ts'
import { claimsDeskContract } from './claims/desk/contract.ts'
import { detailsContract } from './details/contract.ts'
import { groupsContract } from './groups/contract.ts'
import { pastPoliciesContract } from './past-policies/contract.ts'
import { ownCoverContract } from './own-cover/contract.ts'
import { invoicesContract } from './invoices/contract.ts'
import { policiesContract } from './policies/contract.ts'
import { purchaseContract } from './purchase/contract.ts'
import { refundsContract } from './refunds/contract.ts'
import { usCitizenContract } from './us-citizen/contract.ts'
import { waiverContract } from './waiver/contract.ts'

export const insuranceContracts = {
  insuranceCatalogue: catalogueContract,
  insuranceDetails: detailsContract,
  insurance: purchaseContract,
  groupPlans: groupsContract,
  pastPolicies: pastPoliciesContract,
  insuranceBrochures: brochuresContract,
  insuranceOwnCover: ownCoverContract,
  insuranceBlocking: blockingContract,
  insuranceBlocksDesk: blockingDeskContract,
  usCitizens: usCitizenContract,
  insuranceWaiver: waiverContract,
  insuranceInvoices: invoicesContract,
  policies: policiesContract,
  insuranceDesk: insuranceDeskContract,
  insuranceClaims: claimsContract,
  claimsDesk: claimsDeskContract,
  insuranceRefunds: refundsContract,
  insuranceCatalogueDesk: catalogueDeskContract,
}
