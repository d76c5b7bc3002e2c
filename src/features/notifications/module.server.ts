import * as audited from './audit-actions.ts'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { history } from '../audit/actions.ts'
import { notificationsContracts } from './contract.ts'
import { notificationJobs } from './jobs.ts'
import { notificationsHandlers } from './service.ts'
import { letterHistory } from './written-list.ts'

export default defineServerModule({
  name: 'features/notifications',
  calls: calls(notificationsContracts, ({ stagesOf }) => ({ notifications: notificationsHandlers(stagesOf) })),
  jobs: (services, { journeyOfStudent }) => notificationJobs(services, journeyOfStudent),
  gives: [...Object.values(audited), history(['chat', letterHistory])],
})
