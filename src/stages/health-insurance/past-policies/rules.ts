import { visibleLine } from '#src/values/visible-text.ts'

/** The person who is asked after, as the partner's list has them. */
export type Insured = { firstName: string; lastName: string; dob: string }

/** The specification's key: the lowercased name, and the day of birth. */
export const keyOf = ({ firstName, lastName, dob }: Insured): string =>
  `${visibleLine(`${firstName} ${lastName}`).toLowerCase()} ${dob.trim()}`

/** From when on one can be insured again; undefined where the policy is over. Days are ISO texts. */
export const startAfter = (endDate: string | undefined, today: string): string | undefined =>
  endDate === undefined || endDate < today ? undefined : Temporal.PlainDate.from(endDate).add({ days: 1 }).toString()
