import { eq } from 'drizzle-orm'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { staff } from '#src/platform/identity/tables.ts'
import { personalData, type Hindrance } from '../people/personal-data/sources.ts'
import { approvals } from '../approvals/kinds.ts'
import { auditActions } from '../audit/actions.ts'
import { chainJobs } from '../audit/chain.ts'
import { work } from '../desk-kit/kinds.ts'
import { unverified } from '../universities/desk.ts'
import * as audited from './audit-actions.ts'
import { deskContracts } from './contract.ts'
import * as copy from './copy.ts'
import { roleApproval } from './role-approval.ts'
import { earlyAccessWaiting } from './early-access.ts'
import { deskHandlers } from './service.ts'

const universitiesToCheck = work({
  name: 'university',
  words: copy.universityWork.words,
  queue: '/desk/universities',
  roles: ['advisor', 'admin'],
  topic: 'universities',
  waiting: async ({ db }, { students }) =>
    (await unverified(db, students)).map(({ id, name, addedBy, createdAt }) => ({
      id,
      student: addedBy,
      what: copy.universityWork.what(name),
      since: Temporal.Instant.from(createdAt),
    })),
})

const earlyAccessAsked = work({
  name: 'early-access',
  words: copy.earlyAccessWork.words,
  queue: '/desk/early-access',
  roles: ['advisor', 'admin'],
  topic: 'early-access',
  isByHand: true,
  waiting: (call, { students }, { stages }) => earlyAccessWaiting(stages, call, students),
})

const teamHindrance: Hindrance = {
  kind: 'our-team',
  isThere: async ({ db }, person) => (await db.$count(staff, eq(staff.person, person))) > 0,
}

export default defineServerModule({
  name: 'features/desk',
  calls: calls(deskContracts, ({ stages, given }) => ({ desk: deskHandlers(stages, given(auditActions)) })),
  jobs: chainJobs,
  gives: [
    ...Object.values(audited),
    personalData({ hindrances: [teamHindrance] }),
    approvals(roleApproval),
    universitiesToCheck,
    earlyAccessAsked,
  ],
})
