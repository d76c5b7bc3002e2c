import * as audited from './audit-actions.ts'
import * as requestKinds from './request-kinds.ts'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { history } from '../audit/history.ts'
import { stepFiles } from '../papers/sources.ts'
import { onForm } from '../forms/slots.ts'
import { fulfil, queue, request } from './desk/requests/service.ts'
import { deskCustomStepsHandlers } from './desk/service.ts'
import { customStepsHistory } from './history.ts'
import { customStepsContracts } from './module.contract.ts'
import { workForComers } from './desk-requests.ts'
import { dueReminders } from './reminders.ts'
import { takeSentForm } from './sent-form.ts'
import { answer, complete, read, reopen } from './service.ts'
import { answerStepFiles } from './step-files.ts'

export default defineServerModule({
  name: 'features/custom-steps',
  calls: calls(customStepsContracts, ({ stages }) => ({
    customSteps: { read, answer, complete, reopen },
    deskCustomSteps: deskCustomStepsHandlers(stages),
    customStepRequests: { queue, request, fulfil },
  })),
  jobs: services => [dueReminders(services), workForComers(services)],
  gives: [
    ...Object.values(audited),
    ...Object.values(requestKinds),
    history(['journey', customStepsHistory, 'first']),
    stepFiles(answerStepFiles),
    onForm({ step: takeSentForm }),
  ],
})
