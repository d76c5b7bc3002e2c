// What somebody studies, whichever way it is written: 'comp sci', 'MS in CS' and 'Computr Science' are one.
import { fold } from '../rules.ts'
import { degreeWords, shortWords, subjectNames, type fieldNames } from './copy.ts'

type Field = keyof typeof fieldNames

/** `field` is null for a subject that our list lacks: it is itself and near nothing. */
export type Subject = { readonly key: string; readonly field: Field | null }

export type Nearness = 'same' | 'near' | 'other'

export function readSubject(text: string): Subject {
  const written = spelledOut(plain(text))
  return named(text) ?? within(written) ?? { key: written, field: null }
}

/** One name for what is the same: a subject that another one is a part of is not the same. */
export const subjectKey = (text: string): string => named(text)?.key ?? spelledOut(plain(text))

function named(text: string): Subject | undefined {
  const written = plain(text)
  return knownAs.get(written) ?? knownAs.get(spelledOut(written)) ?? misspelt(spelledOut(written))
}

export function nearness(one: Subject, other: Subject): Nearness {
  if (one.key === other.key) return 'same'
  if (one.field === null && other.field === null) return isTypo(one.key, other.key) ? 'same' : 'other'
  return one.field !== null && one.field === other.field ? 'near' : 'other'
}

/** For a list to choose from. */
export const subjectList: readonly string[] = Object.values(subjectNames)
  .flatMap(names => Object.keys(names))
  .toSorted()

/** A degree before it is no part of it; but 'ME' alone is mechanical engineering. */
const plain = (text: string): string =>
  fold(text)
    .replace(degreeWords, '')
    .replaceAll(/\b(?:and|the) /g, '')

const spelledOut = (words: string): string =>
  words
    .split(' ')
    .map(word => (Object.hasOwn(shortWords, word) ? shortWords[word] : word))
    .join(' ')

const knownAs: ReadonlyMap<string, Subject> = new Map(
  fieldsOf(subjectNames).flatMap(([field, names]) =>
    Object.entries(names).flatMap(([name, aliases]) =>
      [name, ...aliases].flatMap(called => {
        const subject = { key: fold(name), field }
        return [plain(called), spelledOut(plain(called))].map(words => [words, subject] as const)
      }),
    ),
  ),
)

function fieldsOf(names: typeof subjectNames): [Field, Readonly<Record<string, readonly string[]>>][] {
  return [
    ['computing', names.computing],
    ['business', names.business],
    ['engineering', names.engineering],
    ['science', names.science],
    ['health', names.health],
    ['arts', names.arts],
  ]
}

/** The nearest by letters, if it is near enough to be meant. */
function misspelt(words: string): Subject | undefined {
  let best: { subject: Subject; distance: number } | undefined
  for (const [called, subject] of knownAs) {
    const distance = distanceUpTo(words, called, mistakesIn(called))
    if (distance !== undefined && (best === undefined || distance < best.distance)) best = { subject, distance }
  }
  return best?.subject
}

/** 'Computer science with a track in games' is computer science: the longest name in it. */
function within(words: string): Subject | undefined {
  const padded = ` ${words} `
  let longest = ''
  for (const called of knownAs.keys()) {
    if (called.length > Math.max(longest.length, shortestWithin) && padded.includes(` ${called} `)) longest = called
  }
  return knownAs.get(longest)
}

const shortestWithin = 5

const isTypo = (one: string, other: string): boolean =>
  distanceUpTo(one, other, Math.min(mistakesIn(one), mistakesIn(other))) !== undefined

/** Short names are near one another as they are: 'ece' and 'eee'. */
const mistakesIn = ({ length }: string): number => (length < 6 ? 0 : Math.min(3, Math.floor(length / 5)))

/** Letters added, left out, changed or swapped; undefined when there are more than `most`. */
export function distanceUpTo(one: string, other: string, most: number): number | undefined {
  if (one === other) return 0
  if (most === 0 || Math.abs(one.length - other.length) > most) return undefined
  const start = sameStart(one, other)
  const end = sameEnd(one, other, start)
  return between(one.slice(start, one.length - end), other.slice(start, other.length - end), most)
}

function sameStart(one: string, other: string): number {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  return start
}

function sameEnd(one: string, other: string, start: number): number {
  const room = Math.min(one.length, other.length) - start
  let end = 0
  while (end < room && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1
  return end
}

/** Row by row, as long as any way is short enough. */
function between(one: string, other: string, most: number): number | undefined {
  let [before, last, row] = [0, 1, 2].map(() => Array.from({ length: other.length + 1 }, (_, at) => at))
  for (let i = 1; i <= one.length && before && last && row; i += 1) {
    row[0] = i
    let least = i
    for (let j = 1; j <= other.length; j += 1) {
      const changed = (last[j - 1] ?? 0) + Number(one[i - 1] !== other[j - 1])
      let cost = Math.min(changed, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (isSwapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row[j] = cost
      least = Math.min(least, cost)
    }
    if (least > most) return undefined
    ;[before, last, row] = [last, row, before]
  }
  const distance = last?.[other.length] ?? 0
  return distance > most ? undefined : distance
}
