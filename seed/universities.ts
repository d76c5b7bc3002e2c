// The universities of the US that grant graduate degrees: IPEDS HD2022, US Department of Education,
// National Center for Education Statistics, in the public domain. Read in November 2026.
import { readFileSync } from 'node:fs'
import { readCsv } from './csv.ts'

export type SeedUniversity = {
  readonly id: string
  readonly name: string
  /** Where the register's name is not what people say. */
  readonly displayName: string | undefined
  readonly aliases: readonly string[]
  readonly initials: readonly string[]
  readonly city: string
  readonly stateCode: string
  readonly domain: string
}

export function readUniversities(): readonly SeedUniversity[] {
  const rows = readCsv(readFileSync(new URL('universities.csv', import.meta.url), 'utf8'))
  const named = rows.map(({ name = '', alias = '', city = '', state = '', domain = '' }) => ({
    name,
    displayName: spokenName(name),
    aliases: aliasesIn(alias),
    city,
    stateCode: state,
    domain: bareDomain(domain),
  }))
  const ids = uniqueIds(named)
  return named.map((university, index) => ({
    ...university,
    id: ids[index] ?? '',
    initials: initialsOf(university.displayName ?? university.name),
  }))
}

/** 'university-of-north-texas'; where two share a name, with the state, and the city if that is shared too. */
function uniqueIds(all: readonly { name: string; city: string; stateCode: string }[]): readonly string[] {
  const candidates = all.map(({ name, city, stateCode }) =>
    [name, `${name} ${stateCode}`, `${name} ${city} ${stateCode}`].map(slug),
  )
  const counts = new Map<string, number>()
  for (const candidate of candidates.flatMap(list => [...new Set(list)]))
    counts.set(candidate, (counts.get(candidate) ?? 0) + 1)
  return candidates.map(list => list.find(candidate => counts.get(candidate) === 1) ?? list.join('-'))
}

export const slug = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’.]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** The register separates other names by semicolons, bars, wide gaps, commas or slashes: the first kind found is it. */
function aliasesIn(text: string): readonly string[] {
  const separator = [/[;|]/, /\s{2,}/, /,/, /\//].find(one => one.test(text))
  const parts = separator === undefined ? [text] : text.split(separator)
  return [...new Set(parts.map(part => part.trim()))].filter(part => part.length > 1 && !/^inc\.?$/i.test(part))
}

/** The name without what only the register needs. */
function spokenName(name: string): string | undefined {
  const spoken = name
    .replace(/[- ]Main Campus$/, '')
    .replace(/ (Campus|Digital) Immersion$/, '')
    .replace(' in the City of New York', '')
    .replace('A & M', 'A&M')
  return spoken === name ? undefined : spoken
}

/** 'UNT' for University of North Texas, 'UCLA' and 'TAMU'; nothing for a single word. */
export function initialsOf(name: string): readonly string[] {
  const words = name
    .replaceAll('&', ' & ')
    .replaceAll(/['’.]/g, '')
    .split(/[^\p{L}\d&]+/u)
    .filter(word => word !== '' && !smallWords.has(word.toLowerCase()))
  const initials = words.map(word => word.charAt(0).toUpperCase()).join('')
  return initials.length > 1 ? [initials] : []
}

const smallWords = new Set(['the', 'of', 'at', 'and', 'in', 'for', 'de', '&'])

/** The register gives addresses of web sites, students' e-mail addresses have no www2 in them. */
const bareDomain = (domain: string): string => domain.toLowerCase().replace(/^(www\d?|web|new|go|suny)\.(?=.+\.)/, '')
