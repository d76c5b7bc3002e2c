// What two members of staff agree on, of every feature and stage.
import type { AnyKind } from '../features/approvals/kinds.ts'
import { roleApproval } from '../features/desk/role-approval.ts'
import { insuranceRefundApproval } from '../stages/health-insurance/service.ts'
import { attorneyRefundApproval, sevisReversalApproval } from '../stages/visas/service.ts'

export const approvalKinds: readonly AnyKind[] = [
  roleApproval,
  attorneyRefundApproval,
  insuranceRefundApproval,
  sevisReversalApproval,
]
