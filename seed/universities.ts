// The universities of the US that grant graduate degrees, from the register in data/universities.csv.
import { z } from 'zod'
import { readTable } from '#src/platform/data/files.ts'

const row = z.object({
  name: z.string().min(1),
  alias: z.string(),
  city: z.string().min(1),
  state: z.string().length(2),
  domain: z.string(),
  carnegie: z.coerce.number(),
  size: z.coerce.number(),
})

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
  readonly known: number
}

export function readUniversities(): readonly SeedUniversity[] {
  const spokenNames = readSpokenNames()
  const named = readTable('universities.csv', row).map(({ name, alias, city, state, domain, carnegie, size }) => ({
    name,
    displayName: spokenName(name),
    aliases: onceEach([
      // Its city alone is no name of it.
      ...aliasesIn(alias).filter(one => one.toLowerCase() !== city.toLowerCase()),
      ...(isMain(name) ? (spokenNames.get(bareDomain(domain)) ?? []).map(spoken => spoken.name) : []),
    ]),
    city,
    stateCode: state,
    domain: bareDomain(domain),
    known: knownBy(carnegie, size),
  }))
  const ids = uniqueIds(named)
  return named.map((university, index) => ({
    ...university,
    id: ids[index] ?? '',
    initials: [
      ...new Set([...initialsOf(university.displayName ?? university.name), ...domainName(university.domain)]),
    ],
  }))
}

/** IPEDS 2022: very high research activity (15), high (16), other doctoral and large master's (17, 18); then the class of size. */
function knownBy(carnegie: number, size: number): number {
  if (size < 0) return -1
  const research = carnegie === 15 ? 3 : carnegie === 16 ? 2 : carnegie === 17 || carnegie === 18 ? 1 : 0
  return research * 10 + size
}

/** 'UMD' of umd.edu: many say the address. */
const domainName = (domain: string): string[] => {
  const [name, ending, ...more] = domain.split('.')
  return name !== undefined && ending === 'edu' && more.length === 0 ? [name.toUpperCase()] : []
}

/** The first spelling stays. */
const onceEach = (names: readonly string[]): readonly string[] =>
  names.filter((name, index) => names.findIndex(other => other.toLowerCase() === name.toLowerCase()) === index)

/** A branch often has the address of the whole university. */
const isMain = (name: string): boolean => !/Digital|World Campus|Online|Global/.test(name)

/** What students say where the register does not. */
const readSpokenNames = () =>
  Map.groupBy(
    readTable('university-names.csv', z.strictObject({ domain: z.string(), name: z.string() })),
    ({ domain }) => domain,
  )

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
