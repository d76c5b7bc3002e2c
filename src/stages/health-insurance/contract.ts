import { catalogueContract } from './catalogue/contract.ts'
import { detailsContract } from './details/contract.ts'
import { groupsContract } from './groups/contract.ts'
import { pastPoliciesContract } from './past-policies/contract.ts'
import { purchaseContract } from './purchase/contract.ts'
import { usCitizenContract } from './us-citizen/contract.ts'

export const insuranceContracts = {
  insuranceCatalogue: catalogueContract,
  insuranceDetails: detailsContract,
  insurance: purchaseContract,
  groupPlans: groupsContract,
  pastPolicies: pastPoliciesContract,
  usCitizens: usCitizenContract,
}
