// All calls of custom steps. The desk's contracts use views of `contract.ts`, so they are put together here.
import { customStepsContract } from './contract.ts'
import { deskCustomStepsContract } from './desk/contract.ts'
import { customStepRequestsContract } from './desk/requests/contract.ts'

export const customStepsContracts = {
  customSteps: customStepsContract,
  deskCustomSteps: deskCustomStepsContract,
  customStepRequests: customStepRequestsContract,
}
