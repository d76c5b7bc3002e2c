/** More than anyone has open at a time; the oldest make room. */
export const mostDrafts = 200
/** A draft that nobody has touched for so long is deleted. */
export const daysKept = 180
/** What a browser sealed as its session ended is taken over for so long. */
export const daysSealed = 30
export const sealInfo = 'safar drafts v1'
