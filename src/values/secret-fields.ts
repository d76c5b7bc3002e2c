// Whole card and Aadhaar numbers in what a form sends: looked for in every text but those that hold other numbers.
import { endsOfSecretNumbers, withoutSecretNumbers } from './secret-numbers.ts'

/**
 * One Aadhaar-like number in ten passes its check digit by chance, so a field whose own number is a long one is left
 * alone, by its name. tests/attacks/secret-fields.test.ts lists each with its reason, so that no text hides among them.
 */
const otherNumbers = [
  /phone|mobile|account|reference|number$|barcode|policy$/i,
  /(?:^i|I|_i)d$|ID$|[cC]ode$/,
  /^(?:password|confirm|otp|token|captcha|signature|clientDataJSON|attestationObject|authenticatorData)$/,
  /(?:^u|U)r[li]$|_url$|Uri$|^href$/,
  // Compared with a text that is there.
  /^(?:quote|prefix|suffix|was)$/,
]

export const holdsOtherNumber = (field: string): boolean => otherNumbers.some(name => name.test(field))

/** The same with each such number cut to its last four digits. */
export function withoutSecretNumbersIn(value: unknown, field = ''): unknown {
  if (holdsOtherNumber(field)) return value
  if (typeof value === 'string') return withoutSecretNumbers(value)
  if (Array.isArray(value)) return value.map(item => withoutSecretNumbersIn(item, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutSecretNumbersIn(inner, name)]))
}

type Found = { field: string; endsIn: string }

/** Where they are, by path: 'answers.q1', and their last four digits. */
export function secretNumbersIn(value: unknown, path: readonly string[] = []): Found[] {
  if (holdsOtherNumber(path.at(-1) ?? '')) return []
  if (typeof value === 'string') {
    const [endsIn] = endsOfSecretNumbers(value)
    return endsIn === undefined ? [] : [{ field: path.join('.'), endsIn }]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => secretNumbersIn(inner, [...path, name]))
}
