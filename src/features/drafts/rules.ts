/** More than anyone has open at a time; the oldest make room. */
export const mostDrafts = 200
/** A draft that nobody has touched for so long is deleted. */
export const daysKept = 180
