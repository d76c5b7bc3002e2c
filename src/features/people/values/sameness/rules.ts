// When two texts are one value. Asked on the server alone: the names of subjects are many.
import { subjectKey } from '#src/features/universities/subjects/rules.ts'
import type { ValueName } from '../rules.ts'

const words = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')

/** A country after an address, and what stands before its PIN, are written or not. */
const unsaid: ReadonlySet<string> = new Set(['INDIA', 'USA', 'PIN', 'PINCODE'])

/** Written with spaces or without. */
const numbers: ReadonlySet<ValueName> = new Set(['passportNumber', 'pan', 'phone', 'usPhone', 'emergencyPhone'])

/** What is the same though it is written otherwise: a name divided or ordered otherwise, a number with spaces. */
export function folded(name: ValueName, text: string): string {
  if (name === 'name' || name === 'father' || name === 'mother') return words(text).toSorted().join(' ')
  if (name === 'email' || name === 'universityEmail') return text.trim().toLowerCase()
  if (name === 'programme') return subjectKey(text)
  if (name === 'address' || name === 'usAddress')
    return words(text)
      .filter(word => !unsaid.has(word))
      .join(' ')
  return words(text).join(numbers.has(name) ? '' : ' ')
}

export const isSameValue = (name: ValueName, one: string, other: string): boolean =>
  folded(name, one) === folded(name, other)
