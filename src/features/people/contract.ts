// All that a student tells about themself; each part is a feature of the API.
import { applicationsContract } from './applications/contract.ts'
import { backgroundContract } from './background/contract.ts'
import { onboardingContract } from './onboarding/contract.ts'
import { personContract } from './person/contract.ts'
import { testScoresContract } from './test-scores/contract.ts'

export const profileContracts = {
  profile: personContract,
  background: backgroundContract,
  testScores: testScoresContract,
  applications: applicationsContract,
  onboarding: onboardingContract,
}
