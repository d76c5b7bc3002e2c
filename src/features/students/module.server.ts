import * as audited from './audit-actions.ts'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { auditActions } from '../audit/action.ts'
import { actionsAbout, history } from '../audit/actions.ts'
import { requestsOf } from '../desk-kit/notes.ts'
import { kindsIn, requestKinds } from '../desk-kit/claims.ts'
import { studentsContracts } from './contract.ts'
import { deskWork } from './desk-work.ts'
import { addTag, choices, dropTag, read, removeTag, setLead } from './file/service.ts'
import { studentsHandlers } from './service.ts'
import { answers } from './slots.ts'

export default defineServerModule({
  name: 'features/students',
  calls: calls(studentsContracts, ({ stages, factsOf, factsOfMany, given }) => ({
    studentFiles: { addTag, choices, dropTag, read, removeTag, setLead },
    students: studentsHandlers({
      stages,
      factsOf,
      factsOfMany,
      history: [
        ...given(history),
        ['requests', requestsOf(kindsIn(given(requestKinds)))],
        ['audit', actionsAbout(given(auditActions))],
      ],
      answers: given(answers),
      work: deskWork(kindsIn(given(requestKinds))),
    }),
  })),
  gives: Object.values(audited),
})
