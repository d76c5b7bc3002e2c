// The I-20 against what the student typed: which of the two says something else. Letters that forms drop don't count.
import { parseDay } from '#src/values/dates.ts'
import type { I20 } from '#src/reading/i20.ts'
import {
  asPrinted,
  sevisLetters,
  sevisName,
  type FormName,
  type TypedName,
} from '#src/features/passport-profile/shapes/rules.ts'
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

const letters = (...names: readonly string[]): string => sevisLetters(names.join(' ')).replaceAll(' ', '')

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
  return { compared: 'name', difference: differenceOf(printed, here) }
}

/** How two names differ; undefined where only what forms drop does. */
export type NameDifference = { is: 'exchanged' | 'divided' | 'initials' | 'surname' | 'given' | 'both'; level: Level }

/** Exchanged, divided otherwise or with an initial it may be right as it is; other letters never are. */
export function nameDifference(one: FormName, other: FormName): NameDifference | undefined {
  const [surname, given] = [isSameName(one.surname, other.surname), isSameName(one.given, other.given)]
  if (surname && given) return undefined
  if (isSameName(one.surname, other.given) && isSameName(one.given, other.surname))
    return { is: 'exchanged', level: 'look' }
  if (letters(one.given, one.surname) === letters(other.given, other.surname)) return { is: 'divided', level: 'look' }
  if (differByInitials(words(one), words(other)) || differByInitials(words(other), words(one)))
    return { is: 'initials', level: 'look' }
  return { is: surname ? 'given' : given ? 'surname' : 'both', level: 'stop' }
}

const isSameName = (one: string, other: string): boolean => sevisLetters(one) === sevisLetters(other)

const whatDiffers = {
  ...copy.what,
  given: copy.what.letters(copy.names.givenName),
  surname: copy.what.letters(copy.names.surname),
  both: copy.what.letters(copy.names.name),
} as const

function differenceOf(printed: FormName, here: FormName): Difference | undefined {
  const found = nameDifference(printed, here)
  if (found === undefined) return undefined
  const shown =
    found.is === 'given' || found.is === 'surname'
      ? { onI20: printed[found.is], here: here[found.is] }
      : { onI20: whole(printed), here: whole(here) }
  return { level: found.level, what: whatDiffers[found.is], ...shown, remedy: 'person' }
}

const words = ({ surname, given }: FormName): string[] =>
  sevisLetters(`${given} ${surname}`)
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
