// All countries' rules of numbers weigh 31 KB: they come when somebody goes to a box for a number, not with the page
// that has one. Until they are here any number will do; the server asks the same, and says it in the same words.
import type { examplePhone as exampleOf, isPhoneNumber as isOne } from '../values/phone-numbers.ts'

type Rules = { isPhoneNumber: typeof isOne; examplePhone: typeof exampleOf }

const lenient: Rules = { isPhoneNumber: (_prefix, typed) => typed.trim() !== '', examplePhone: () => '' }
let rules = lenient

export async function bringPhoneRules(): Promise<void> {
  // Without a network they do not come; the next time that the box is gone to, they are asked for again.
  rules = await import('../values/phone-numbers.ts').catch(() => rules)
}

export const isPhoneNumber: Rules['isPhoneNumber'] = (prefix, typed) => rules.isPhoneNumber(prefix, typed)

/** Empty while nobody can tell a number from another. */
export const examplePhone: Rules['examplePhone'] = prefix => rules.examplePhone(prefix)
