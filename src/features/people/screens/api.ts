// What the profile's screens read and write. Every change announces 'profile' or 'onboarding', the first part of a key.
import type { profileContracts } from '../contract.ts'
import { apiOf } from '#src/browser/api.ts'

export const {
  profile: person,
  background,
  testScores,
  applications,
  onboarding,
  values,
} = apiOf<typeof profileContracts>()
