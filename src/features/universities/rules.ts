// University search, as the specification (part 1, section 5) orders it: exact matches first, then prefixes,
// then ids that contain the query, then by name, and last what is one slip of the finger away. Well-formed aliases are
// names. Within a class the better known comes first: by research activity and size, as IPEDS counts them.

import { textProblem } from '#src/values/visible-text.ts'

export type Searchable = {
  readonly id: string
  readonly name: string
  readonly displayName: string | null
  readonly aliases: readonly string[]
  /** 'UNT': to be typed whole. */
  readonly initials: readonly string[]
  readonly verified: boolean
  /** The higher, the better known; null where nobody has counted. Below zero for a board or a system office. */
  readonly known: number | null
}

export const mostResults = 10
export const searchDebounce = 150

/** The search in its plainest form; catalogue.ts gives the same answers faster. */
export function searchUniversities<University extends Searchable>(
  all: readonly University[],
  typed: string,
): University[] {
  const query = fold(typed)
  if (query === '') return []
  return all
    .filter(isToBeFound)
    .map(university => ({ university, rank: rankOf(university, query) }))
    .filter(({ rank }) => rank !== undefined)
    .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0) || compare(one.university, other.university))
    .slice(0, mostResults)
    .map(({ university }) => university)
}

/** Nobody studies at a board or a system office. */
export const isToBeFound = ({ verified, known }: Searchable): boolean => verified && (known ?? 0) >= 0

/** 0 exact, 1 prefix, 2 within the id, 3 within a name, 4 one typo away. */
function rankOf(university: Searchable, query: string): number | undefined {
  const names = namesOf(university)
  if ([...names, ...university.initials.map(fold)].includes(query)) return 0
  if (names.some(name => name.startsWith(query))) return 1
  if (fold(university.id).includes(query)) return 2
  if (calledNames(university).some(name => name.includes(query))) return 3
  return names.some(name => beginsWithTypo(name, query)) ? 4 : undefined
}

/** Shorter ones are too near to everything. */
const shortestForTypo = 5

/** The name begins with the query but for one letter too many, missing, wrong, or changed with its neighbour. */
export function beginsWithTypo(name: string, query: string): boolean {
  if (query.length < shortestForTypo) return false
  let at = 0
  while (at < query.length && name[at] === query[at]) at += 1
  if (at === query.length) return true
  const [rest, after] = [query.slice(at), query.slice(at + 1)]
  return (
    name.startsWith(after, at + 1) ||
    name.startsWith(after, at) ||
    name.startsWith(rest, at + 1) ||
    (query[at] === name[at + 1] && query[at + 1] === name[at] && name.startsWith(query.slice(at + 2), at + 2))
  )
}

/** All that it may be called, in full or from the beginning. */
export const namesOf = (university: Searchable): readonly string[] =>
  unique([fold(university.id), ...calledNames(university)].flatMap(withoutThe))

/** Its names and the aliases that are names. */
export const calledNames = (university: Searchable): readonly string[] =>
  unique([...spokenNames(university), ...university.aliases.filter(isWellFormed).map(fold)])

/** A name, not a remark or a list: the register writes everything into one field. */
const isWellFormed = (alias: string): boolean =>
  alias.length >= 2 && alias.length <= 60 && /^\p{L}/u.test(alias) && !/[;|/@:]|\bformerly\b|\bwww\b/i.test(alias)

/** What it is called on the screen. */
export const spokenNames = ({ name, displayName }: Searchable): readonly string[] =>
  unique([name, ...(displayName === null ? [] : [displayName])].map(fold))

const compare = (one: Searchable, other: Searchable): number =>
  (other.known ?? 0) - (one.known ?? 0) || order(nameKey(one.name), nameKey(other.name)) || order(one.id, other.id)

/** Case, accents and punctuation make no difference: 'Texas A&M' is found as 'texas a & m', 'MIT' as 'M.I.T.'. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’.]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** Two universities are one when they are called the same. */
export const nameKey = (name: string): string => fold(name).replace(/^the (?=.)/, '')

const withoutThe = (name: string): readonly string[] => (name.startsWith('the ') ? [name, name.slice(4)] : [name])

const unique = (all: readonly string[]): readonly string[] => [...new Set(all)].filter(one => one !== '')

const order = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

export type NewUniversity = { name: string }

/** What is wrong with a university that somebody adds, field by field. */
export function checkNewUniversity({ name }: NewUniversity): { name?: string } {
  const problem = fold(name) === '' ? nameRequired : textProblem(name, { required: nameRequired, most: 200 })
  return problem === undefined ? {} : { name: problem }
}

export type Verification = { name: string; domain: string }

/** What is wrong with what the desk found out about it. */
export function checkVerification({ name, domain }: Verification): { name?: string; domain?: string } {
  return { ...checkNewUniversity({ name }), ...(readDomain(domain) === undefined && { domain: domainInvalid }) }
}

/** The domain in what was typed, an address or a domain; null for nothing, undefined for neither. */
export function readDomain(typed: string): string | null | undefined {
  const [host = ''] = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .split(/[/?#]/)
  if (host === '') return null
  return /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/.test(host) ? host : undefined
}

const nameRequired = 'Please enter the name of the university.'
export const tooManyAdded = 'You have added many universities today. Please add the others tomorrow.'
export const nameTaken = 'There is a university of this name already.'
export const domainInvalid = "Please enter the university's web domain, such as unt.edu."
