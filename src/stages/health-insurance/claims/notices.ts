// Who hears of a claim: its owner, and the desk that answers it.
import * as kinds from '../request-kinds.ts'
import { ask } from '#src/features/desk-kit/requests.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import type { Row } from './claims.ts'

export const claimPage = '/health-insurance/file-insurance-claim'

/** Nothing of what it is about: others at the desk read the list of requests. */
export const askDesk = (
  change: Change,
  call: Pick<Call, 'now'>,
  { id, owner }: Pick<Row, 'id' | 'owner'>,
  title: string,
) =>
  ask(change, call, {
    student: owner,
    role: 'underwriter',
    kind: kinds.insuranceClaim,
    subject: id,
    title,
    path: `/desk/claims/${id}`,
  })
