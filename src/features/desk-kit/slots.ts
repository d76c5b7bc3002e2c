// Which step each kind of request is about, so that the desk gets from the step to where it works on it.
import { slotForSome } from '#src/manifest/slots.ts'
import type { Call } from '#src/platform/services.ts'
import type { StepName } from '#src/stages/stages.ts'
import { requestKinds, type RequestKind } from './rules.ts'

/** For a kind of request that can be about different steps: the step by the subject of each request. */
export type StepsBySubject = (call: Call, student: string) => Promise<ReadonlyMap<string, StepName>>

export const requestSteps = slotForSome<RequestKind, StepName | StepsBySubject>(
  'desk-kit/request-steps',
  requestKinds,
  'the step of a request',
)
export type StepOfRequest = (kind: RequestKind) => StepName | StepsBySubject | undefined
