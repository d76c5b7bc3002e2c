// What staff do here, as the audit notes it.
import { auditAction } from '../audit/actions.ts'

export const contentAdded = auditAction({
  name: 'content-added',
  words: 'Wrote for the library',
  about: 'A library item',
})
export const contentChanged = auditAction({
  name: 'content-changed',
  words: 'Changed something in the library',
  about: 'A library item',
})
export const contentPublished = auditAction({
  name: 'content-published',
  words: 'Published in the library',
  about: 'A library item',
})
export const contentWithdrawn = auditAction({
  name: 'content-withdrawn',
  words: 'Took off the library',
  about: 'A library item',
})
