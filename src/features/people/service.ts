import type { Handlers } from '#src/platform/http/serve.ts'
import type { AppServices } from '#src/manifest/app-services.ts'
import * as applications from './applications/service.ts'
import * as background from './background/service.ts'
import type { profileContracts } from './contract.ts'
import { onboardingHandlers, type DoneBefore } from './onboarding/service.ts'
import * as person from './person/service.ts'
import { setZone } from './person/zone.ts'
import * as testScores from './test-scores/service.ts'

type Parts = { doneBefore: DoneBefore; stagesOf: AppServices['stagesOf'] }

export const profileHandlers = ({ doneBefore, stagesOf }: Parts): Handlers<typeof profileContracts> => ({
  profile: {
    ...person,
    read: async call => ({ ...(await person.read(call)), ...person.progressIn(await stagesOf(call)) }),
    change: async (call, input) => ({
      ...(await person.change(call, input)),
      ...person.progressIn(await stagesOf(call)),
    }),
    changeHelpItems: async (call, input) => ({
      ...(await person.changeHelpItems(call, input)),
      ...person.progressIn(await stagesOf(call)),
    }),
    setZone,
  },
  background,
  testScores,
  applications,
  onboarding: onboardingHandlers(doneBefore),
})
