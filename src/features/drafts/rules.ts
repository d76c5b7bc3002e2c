import { withoutSecretNumbers as masked } from '../../values/secret-numbers.ts'

/** More than anyone has open at a time; the oldest make room. */
export const mostDrafts = 200
/** A draft that nobody has touched for so long is deleted. */
export const daysKept = 180

/** The form's values with whole card and Aadhaar numbers cut to their last four digits: neither is stored by us. */
export function withoutSecretNumbers(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return holdsOtherNumbers.test(field) ? value : masked(value)
  if (Array.isArray(value)) return value.map(item => withoutSecretNumbers(item, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutSecretNumbers(inner, name)]))
}

/** One Aadhaar-like number in ten passes its check digit by chance, so phone and account numbers are left alone. */
const holdsOtherNumbers = /phone|mobile|account|reference|number$/i
