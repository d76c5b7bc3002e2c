import { calls, defineServerModule } from '#src/manifest/server.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import type { AppServices } from '#src/manifest/app-services.ts'
import { doneBeforeAt } from '../progress/done-before.ts'
import { profileContracts } from './contract.ts'
import * as applications from './applications/service.ts'
import * as background from './background/service.ts'
import { onboardingHandlers, type DoneBefore } from './onboarding/service.ts'
import * as person from './person/service.ts'
import { setZone } from './person/sign-up.ts'
import { placesOfPeople } from './values/places.ts'
import { valuesHandlers } from './values/service.ts'
import * as testScores from './test-scores/service.ts'

export default defineServerModule({
  name: 'features/profile',
  calls: calls(profileContracts, ({ stages, stagesOf, given }) =>
    profileHandlers({ doneBefore: doneBeforeAt(stages), stagesOf, given }),
  ),
  gives: placesOfPeople,
})

type Parts = { doneBefore: DoneBefore } & Pick<AppServices, 'stagesOf' | 'given'>

const profileHandlers = ({ doneBefore, stagesOf, given }: Parts): Handlers<typeof profileContracts> => ({
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
  values: valuesHandlers({ given }),
})
