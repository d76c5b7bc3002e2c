// What staff do here, as the audit notes it.
import { auditAction } from '../audit/actions.ts'

export const documentRead = auditAction({ name: 'document-read', words: 'Read a file', look: 'A file of yours' })
