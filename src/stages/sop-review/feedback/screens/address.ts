/** Of the newest version, or of one by its number. */
export const feedbackAddress = (number?: number): string =>
  number === undefined ? '/sop-review/sop-review-feedback' : `/sop-review/sop-review-feedback?version=${number}`
