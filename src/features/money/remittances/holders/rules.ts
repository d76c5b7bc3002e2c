// Whose PAN money was sent on: one of the people whom the product knows, or somebody else by name. Each has one meter,
// however the name is written.
import { concerned } from '#src/features/papers/rules.ts'
import type { Facts } from '#src/features/passport-profile/facts/rules.ts'
import { holderNames } from '../copy.ts'

export const holderKinds = [...concerned, 'other'] as const
export type HolderKind = (typeof holderKinds)[number]
export type Holder = { who: HolderKind; name: string }

/** A PAN of card orders: its keyed hash, and the last four signs that it is called by. */
export type OrderPan = { mark: string; ending: string }

export const you: Holder = { who: 'student', name: '' }
/** Somebody of whom only a name is known. */
export const named = (name: string): Holder => ({ who: 'other', name })

export const holderKindIn = (typed: string): HolderKind | undefined => holderKinds.find(kind => kind === typed)

/** Ramesh Kumar is ramesh  kumar, and Kumar, Ramesh. */
const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s.,]+/u)
    .filter(word => word !== '')
    .toSorted()
    .join(' ')

/** One for each meter. */
export const keyOf = ({ who, name }: Holder): string => (who === 'other' ? `other ${plainName(name)}` : who)

export const holderWords = ({ who, name }: Holder): string => (who === 'other' ? name : holderNames[who])

export type KnownNames = { readonly [who in HolderKind]?: readonly string[] }

/** What holders were called before they were chosen, and what the profile calls them. */
export function namesIn(facts: Facts): KnownNames {
  const whole = (...parts: (string | undefined)[]) => parts.flatMap(part => part ?? []).join(' ')
  const { firstName, middleName, surname, fatherGivenNames, fatherSurname, motherGivenNames, motherSurname } = facts
  return {
    student: [holderNames.student, 'Me', 'Myself', whole(firstName, middleName, surname), whole(firstName, surname)],
    father: [holderNames.father, 'My father', whole(fatherGivenNames, fatherSurname)],
    mother: [holderNames.mother, 'My mother', whole(motherGivenNames, motherSurname)],
  }
}

/** Of a name that two of them have, nobody can say whose it is. */
export function recognised(name: string, known: KnownNames): Holder {
  const wanted = plainName(name)
  const found = holderKinds.filter(who => wanted !== '' && known[who]?.some(one => plainName(one) === wanted) === true)
  const [who] = found
  return who !== undefined && found.length === 1 ? { who, name: '' } : named(name)
}
