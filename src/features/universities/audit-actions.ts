// What staff do here, as the audit notes it.
import { auditAction } from '../audit/actions.ts'

export const universityVerified = auditAction({
  name: 'university-verified',
  words: 'Verified a university',
  about: 'A university',
})
export const universityWithdrawn = auditAction({
  name: 'university-withdrawn',
  words: 'Withdrew a verification',
  about: 'A university',
})
