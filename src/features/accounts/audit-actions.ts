// What staff do here, as the audit notes it.
import { auditAction } from '../audit/actions.ts'

export const roleWithdrawn = auditAction({ name: 'role-withdrawn', words: 'Withdrew a role' })
