// University search, as the specification (part 1, section 5) orders it: exact matches first, then prefixes,
// then ids that contain the query, then by name. Names that people say count like the name itself.

import { textProblem } from '../../values/visible-text.ts'
import * as copy from './copy.ts'

export type Searchable = {
  readonly id: string
  readonly name: string
  readonly displayName: string | null
  readonly aliases: readonly string[]
  /** 'UNT': to be typed whole. */
  readonly initials: readonly string[]
  readonly verified: boolean
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
    .filter(({ verified }) => verified)
    .map(university => ({ university, rank: rankOf(university, query) }))
    .filter(({ rank }) => rank !== undefined)
    .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0) || compare(one.university, other.university))
    .slice(0, mostResults)
    .map(({ university }) => university)
}

/** 0 exact, 1 prefix, 2 within the id, 3 within the name. */
function rankOf(university: Searchable, query: string): number | undefined {
  const names = namesOf(university)
  if ([...names, ...university.initials.map(fold)].includes(query)) return 0
  if (names.some(name => name.startsWith(query))) return 1
  if (fold(university.id).includes(query)) return 2
  return spokenNames(university).some(name => name.includes(query)) ? 3 : undefined
}

/** All that it may be called, in full or from the beginning. */
export const namesOf = (university: Searchable): readonly string[] =>
  unique([fold(university.id), ...spokenNames(university), ...university.aliases.map(fold)].flatMap(withoutThe))

/** What it is called on the screen. */
export const spokenNames = ({ name, displayName }: Searchable): readonly string[] =>
  unique([name, ...(displayName === null ? [] : [displayName])].map(fold))

const compare = (one: Searchable, other: Searchable): number =>
  order(fold(one.name), fold(other.name)) || order(one.id, other.id)

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
  const problem = fold(name) === '' ? copy.nameRequired : textProblem(name, { required: copy.nameRequired, most: 200 })
  return problem === undefined ? {} : { name: problem }
}

export type Verification = { name: string; domain: string }

/** What is wrong with what the desk found out about it. */
export function checkVerification({ name, domain }: Verification): { name?: string; domain?: string } {
  return { ...checkNewUniversity({ name }), ...(readDomain(domain) === undefined && { domain: copy.domainInvalid }) }
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
