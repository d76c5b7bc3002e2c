import type { Handlers } from '#src/platform/http/serve.ts'
import * as applications from './applications/service.ts'
import * as background from './background/service.ts'
import type { profileContracts } from './contract.ts'
import { onboardingHandlers, type DoneBefore } from './onboarding/service.ts'
import * as person from './person/service.ts'
import { setZone } from './person/zone.ts'
import * as testScores from './test-scores/service.ts'

export const profileHandlers = (doneBefore: DoneBefore): Handlers<typeof profileContracts> => ({
  profile: { ...person, setZone },
  background,
  testScores,
  applications,
  onboarding: onboardingHandlers(doneBefore),
})
