import { calls, defineServerModule } from '#src/manifest/server.ts'
import { studentsContracts } from './contract.ts'
import { deskWork } from './desk-work.ts'
import { addTag, choices, dropTag, read, removeTag, setLead } from './file/service.ts'
import { studentsHandlers } from './service.ts'

export default defineServerModule({
  name: 'features/students',
  calls: calls(studentsContracts, ({ stages, factsOf, factsOfMany, history, answers, stepOfRequest }) => ({
    studentFiles: { addTag, choices, dropTag, read, removeTag, setLead },
    students: studentsHandlers({ stages, factsOf, factsOfMany, history, answers, work: deskWork(stepOfRequest) }),
  })),
})
