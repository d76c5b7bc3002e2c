import { calls, defineServerModule } from '#src/manifest/server.ts'
import { doneBeforeAt } from '../progress/done-before.ts'
import { profileContracts } from './contract.ts'
import { profileHandlers } from './service.ts'

export default defineServerModule({
  name: 'features/profile',
  calls: calls(profileContracts, ({ stages, stagesOf }) =>
    profileHandlers({ doneBefore: doneBeforeAt(stages), stagesOf }),
  ),
})
