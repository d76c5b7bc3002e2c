import type { BoundStage } from '#src/journey/read.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import type { deskCustomStepsContract } from './contract.ts'
import * as editing from './edits.ts'
import * as laying from './assignments.ts'
import * as listing from './list.ts'
import { students, studentsByEmail } from './people.ts'

type Verbs = Handlers<{ desk: typeof deskCustomStepsContract }>['desk']

/** The stages are wired in `app/`: this feature knows none by name. */
export const deskCustomStepsHandlers = (stages: readonly BoundStage[]): Verbs => ({
  list: call => listing.list(stages, call),
  read: listing.read,
  students,
  studentsByEmail,
  makeAssigned: (call, input) => laying.assign(stages, call, input),
  edit: editing.edit,
  move: (call, input) => editing.move(stages, call, input),
  changeStudents: laying.changeStudents,
  withdraw: laying.withdraw,
  layAgain: laying.assignAgain,
})
