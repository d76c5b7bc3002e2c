import type { Handlers } from '#src/platform/http/serve.ts'
import type { AuditAction } from '../audit/action.ts'
import { actions } from '../audit/actions.ts'
import { chain } from '../audit/chain.ts'
import type { deskContract } from './contract.ts'
import { earlyAccess, type NamedStage } from './early-access.ts'
import { people, readPerson } from './people.ts'
import { errors, usage } from './records.ts'
import { grantRole, seat, withdrawRole } from './seats.ts'
import { endSessions } from './sessions.ts'
import { resetSecondFactors, stay } from './second-factors.ts'
import { makeSignInLink } from './sign-in-links.ts'

/** What the desk does about people and about the server; each stage's own work lies in its folder. */
export const deskHandlers = (
  stages: readonly NamedStage[],
  known: readonly AuditAction[],
): Handlers<{ desk: typeof deskContract }>['desk'] => ({
  seat,
  earlyAccess: call => earlyAccess(stages, call),
  people,
  person: readPerson,
  grantRole,
  withdrawRole,
  makeSignInLink,
  resetSecondFactors,
  stay,
  endSessions,
  actions: (call, input) => actions(known, call, input),
  chain,
  errors,
  usage,
})
