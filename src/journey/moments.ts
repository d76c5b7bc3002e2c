/** '2026-11-21T06:40:00.000Z', always in this form, so that moments compare as text. */
export type Moment = string

export const momentOf = (instant: Temporal.Instant): Moment => instant.toString({ smallestUnit: 'millisecond' })
