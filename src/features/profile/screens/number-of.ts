import type { PhoneValue } from '#src/ui/phone-input.tsx'
import { readPhoneNumber } from '#src/values/phone-numbers.ts'

const known = new WeakMap<PhoneValue, { number: string | undefined }>()

/** As it is kept; an empty box takes the old number away; what is no number is undefined. Asked again at every key of a form. */
export function numberOf(value: PhoneValue): string | undefined {
  const { prefix, number } = value
  const found = known.get(value) ?? { number: number.trim() === '' ? '' : readPhoneNumber(prefix, number) }
  known.set(value, found)
  return found.number
}
