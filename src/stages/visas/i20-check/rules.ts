// The I-20 against what the student typed: which of the two says something else. Letters that forms drop don't count.
import { parseDay } from '#src/values/dates.ts'
import type { I20 } from '#src/reading/i20.ts'
import { asPrinted, sevisName, type FormName, type TypedName } from '#src/features/passport-profile/shapes/rules.ts'
import type { Numbers } from '../numbers/rules.ts'
import * as copy from './copy.ts'

/** 'stop' costs the fee or the appointment; 'look' may be right. */
export type Level = 'stop' | 'look'
export type Difference = {
  level: Level
  what: string
  onI20: string
  here: string
  remedy: keyof typeof copy.remedies
}

export type Known = { person: TypedName & { dob: string }; numbers: Numbers }
type Compared = keyof typeof copy.names

/** Capitals of the Latin alphabet, one space between; no hyphens, apostrophes, points and accents, as SEVIS has it. */
export const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[-'’‘.]/g, '')
    .toUpperCase()
    .trim()
    .replaceAll(/\s+/g, ' ')

const letters = (...names: readonly string[]): string => plain(names.join(' ')).replaceAll(' ', '')

/** What both sides have, and how far they differ. */
export function compare(i20: I20, known: Known): { compared: readonly Compared[]; differences: readonly Difference[] } {
  const results = [compareName(i20, known), compareBirth(i20, known), ...compareNumbers(i20, known)]
  const found = results.filter(result => result !== undefined)
  return {
    compared: found.map(({ compared }) => compared),
    differences: found.flatMap(({ difference }) => difference ?? []),
  }
}

type Result = { compared: Compared; difference?: Difference | undefined } | undefined

function compareName(i20: I20, { person }: Known): Result {
  const here = sevisName(person)
  if (i20.surname === undefined || here.surname === '') return undefined
  const printed = { surname: i20.surname, given: i20.givenName ?? '' }
  return { compared: 'name', difference: nameDifference(printed, here) }
}

function nameDifference(printed: FormName, here: FormName): Difference | undefined {
  const [surname, given] = [plain(printed.surname) === plain(here.surname), plain(printed.given) === plain(here.given)]
  if (surname && given) return undefined
  const both = { onI20: whole(printed), here: whole(here), remedy: 'person' } as const
  if (plain(printed.surname) === plain(here.given) && plain(printed.given) === plain(here.surname))
    return { level: 'stop', what: copy.what.exchanged, ...both }
  if (letters(printed.given, printed.surname) === letters(here.given, here.surname))
    return { level: 'look', what: copy.what.divided, ...both }
  if (differByInitials(words(printed), words(here)) || differByInitials(words(here), words(printed)))
    return { level: 'look', what: copy.what.initials, ...both }
  if (surname)
    return {
      level: 'stop',
      what: copy.what.letters(copy.names.givenName),
      onI20: printed.given,
      here: here.given,
      remedy: 'person',
    }
  if (given)
    return {
      level: 'stop',
      what: copy.what.letters(copy.names.surname),
      onI20: printed.surname,
      here: here.surname,
      remedy: 'person',
    }
  return { level: 'stop', what: copy.what.letters(copy.names.name), ...both }
}

const words = ({ surname, given }: FormName): string[] =>
  plain(`${given} ${surname}`)
    .split(' ')
    .filter(word => word !== '')

/** 'S RAMESH' and 'RAMESH SUNDARAM', or 'RAMESH': banks, schools and passports write a father's name as they like. */
function differByInitials(short: readonly string[], long: readonly string[]): boolean {
  const left = [...long]
  const initials = short.filter(word => word.length === 1)
  const isFound = (matches: (word: string) => boolean) => {
    const at = left.findIndex(matches)
    return at !== -1 && left.splice(at, 1).length > 0
  }
  if (!short.filter(word => word.length > 1).every(word => isFound(other => other === word))) return false
  initials.forEach(initial => isFound(word => word.startsWith(initial)))
  return initials.length > 0 && left.length === 0
}

const whole = ({ surname, given }: FormName): string => [surname, given].filter(part => part !== '').join(', ')

function compareBirth({ bornOn }: I20, { person }: Known): Result {
  const here = parseDay(person.dob)
  if (bornOn === undefined || here === undefined) return undefined
  if (bornOn.equals(here)) return { compared: 'bornOn' }
  const areExchanged = bornOn.year === here.year && bornOn.month === here.day && bornOn.day === here.month
  return {
    compared: 'bornOn',
    difference: {
      level: 'stop',
      what: areExchanged ? copy.what.dayAndMonth : copy.what.letters(copy.names.bornOn),
      onI20: bornOn.toString(),
      here: here.toString(),
      remedy: 'person',
    },
  }
}

/** A number that isn't kept here yet is no difference: it can be kept now. */
const compareNumbers = (i20: I20, { numbers }: Known): Result[] =>
  (['sevisId', 'schoolCode'] as const).map(name => {
    const [printed, here] = [i20[name], asPrinted(numbers[name] ?? '')]
    if (printed === undefined || here === '') return undefined
    if (printed === here) return { compared: name }
    return {
      compared: name,
      difference: {
        level: 'stop',
        what: copy.what.letters(copy.names[name]),
        onI20: printed,
        here,
        remedy: 'number',
      },
    }
  })

/** Where two texts part, for the eye: what both begin with, and the rest of each. */
export function parting(one: string, other: string): { both: string; rest: readonly [string, string] } {
  const [first, second] = [[...one], [...other]]
  const at = first.findIndex((letter, index) => letter !== second[index])
  const length = at === -1 ? Math.min(first.length, second.length) : at
  return {
    both: first.slice(0, length).join(''),
    rest: [first.slice(length).join(''), second.slice(length).join('')],
  }
}
