import * as audited from './audit-actions.ts'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { catalogues } from '../desk-kit/catalogue/catalogue.ts'
import { history } from '../audit/actions.ts'
import { webinarsContracts } from './contract.ts'
import * as webinarDesk from './desk/service.ts'
import { webinarEntries } from './desk/edits.ts'
import { webinarHistory } from './history.ts'
import { webinarJobs } from './jobs.ts'
import * as webinars from './service.ts'

export default defineServerModule({
  name: 'features/webinars',
  calls: calls(webinarsContracts, { webinars, webinarDesk }),
  jobs: webinarJobs,
  gives: [...Object.values(audited), catalogues(webinarEntries), history(['journey', webinarHistory, 'first'])],
})
