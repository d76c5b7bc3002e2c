import { groupsContract } from './groups/contract.ts'
import { purchaseContract } from './purchase/contract.ts'
import { usCitizenContract } from './us-citizen/contract.ts'

export const insuranceContracts = {
  insurance: purchaseContract,
  groupPlans: groupsContract,
  usCitizens: usCitizenContract,
}
