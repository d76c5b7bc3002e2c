// Whether a statement was read in a copy of the regulations that prints a postponed rule. Apart from the register, whose
// words few pages need.
import type { Source } from '#src/journey/guide.ts'

/** The rule of 17 July 2026 is in part 214 of title 8. */
const printsIt = /\b8 CFR (part )?214\b|\becfr\.gov\/\S*\btitle-8\b|\beCFR\b.*\btitle 8\b/i

export const followsCopies = ({ name, address = '' }: Pick<Source, 'name' | 'address'>): boolean =>
  printsIt.test(`${name} ${address}`)
