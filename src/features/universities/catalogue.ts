// The verified universities, arranged so that a search of a hundred thousand takes a few milliseconds.
// Its answers are those of searchUniversities in rules.ts; catalogue.test.ts compares the two.
import {
  beginsWithTypo,
  calledNames,
  fold,
  isToBeFound,
  mostResults,
  nameKey,
  namesOf,
  type Searchable,
} from './rules.ts'

export type Catalogue<University> = { search: (typed: string) => University[] }

export function buildCatalogue<University extends Searchable>(all: readonly University[]): Catalogue<University> {
  const readRows = all.filter(isToBeFound).toSorted(byKnown)
  const read = readRows.map(readOnce)
  const exact = positionsByName(read)
  const beginnings = sortedNames(read)
  const ids = buildLines(read.map(({ id }) => id))
  const names = buildLines(read.map(({ called }) => called.join('\t')))

  return {
    search: typed => {
      const query = fold(typed)
      if (query === '') return []
      const found = new Set<number>()
      take(found, exact.get(query) ?? [])
      take(found, positionsBeginning(beginnings, query))
      take(found, linesWith(ids, query))
      take(found, linesWith(names, query))
      // The only pass over all names, and only where the others found too little.
      if (found.size < mostResults) take(found, positionsWithTypo(read, query))
      return [...found].flatMap(position => readRows[position] ?? [])
    },
  }
}

type Read = {
  key: string
  id: string
  called: readonly string[]
  names: readonly string[]
  initials: readonly string[]
}

const reads = new WeakMap<Searchable, Read>()

/** Folding is most of the work, and of a hundred thousand universities one at a time changes. */
function readOnce(university: Searchable): Read {
  const known = reads.get(university)
  if (known !== undefined) return known
  const read = {
    key: nameKey(university.name),
    id: fold(university.id),
    called: calledNames(university),
    names: namesOf(university),
    initials: university.initials.map(fold),
  }
  reads.set(university, read)
  return read
}

/** As `compare` in rules.ts. */
function byKnown(one: Searchable, other: Searchable): number {
  const better = (other.known ?? 0) - (one.known ?? 0)
  if (better !== 0) return better
  const [key, otherKey] = [readOnce(one).key, readOnce(other).key]
  if (key === otherKey) return one.id < other.id ? -1 : Number(one.id > other.id)
  return key < otherKey ? -1 : 1
}

/** Positions are in the order of the rule, so the first that come are the ones that rank first. */
function take(found: Set<number>, positions: Iterable<number>): void {
  if (found.size === mostResults) return
  for (const position of positions) {
    found.add(position)
    if (found.size === mostResults) return
  }
}

function positionsByName(readRows: readonly Read[]): ReadonlyMap<string, readonly number[]> {
  const positions = new Map<string, number[]>()
  for (const [position, { names, initials }] of readRows.entries()) {
    for (const name of new Set([...names, ...initials])) {
      const list = positions.get(name)
      if (list === undefined) positions.set(name, [position])
      else list.push(position)
    }
  }
  return positions
}

function* positionsWithTypo(readRows: readonly Read[], query: string): Iterable<number> {
  for (const [position, { names }] of readRows.entries()) {
    if (names.some(name => beginsWithTypo(name, query))) yield position
  }
}

type Beginnings = { names: readonly string[]; positions: Int32Array }

function sortedNames(readRows: readonly Read[]): Beginnings {
  const pairs = readRows
    .flatMap(({ names }, position) => names.map(name => ({ name, position })))
    .toSorted((one, other) => (one.name < other.name ? -1 : Number(one.name > other.name)))
  return { names: pairs.map(({ name }) => name), positions: Int32Array.from(pairs, ({ position }) => position) }
}

/** The first positions among the names that begin so: enough of them, even if the exact ones are among them. */
function positionsBeginning({ names, positions }: Beginnings, query: string): readonly number[] {
  const first: number[] = []
  for (let index = lowest(names.length, at => (names[at] ?? '') >= query); index < names.length; index += 1) {
    if (names[index]?.startsWith(query) !== true) break
    keepFirst(first, positions[index] ?? 0)
  }
  return first
}

function keepFirst(first: number[], position: number): void {
  const last = first.at(-1) ?? -1
  if ((first.length === 2 * mostResults && position > last) || first.includes(position)) return
  first.splice(
    lowest(first.length, at => (first[at] ?? 0) > position),
    0,
    position,
  )
  if (first.length > 2 * mostResults) first.pop()
}

type Lines = { text: string; starts: Int32Array }

/** One long text, because looking through one is much faster than through many. */
function buildLines(lines: readonly string[]): Lines {
  const starts = new Int32Array(lines.length)
  let length = 0
  for (const [index, line] of lines.entries()) {
    starts[index] = length
    length += line.length + 1
  }
  return { text: lines.join('\n'), starts }
}

function* linesWith({ text, starts }: Lines, query: string): Iterable<number> {
  for (let at = text.indexOf(query); at !== -1;) {
    const line = lowest(starts.length, index => (starts[index] ?? 0) > at) - 1
    yield line
    const next = starts[line + 1]
    if (next === undefined) return
    at = text.indexOf(query, next)
  }
}

/** The lowest index for which it holds; from there on it holds for all. */
function lowest(length: number, holds: (index: number) => boolean): number {
  let [from, to] = [0, length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if (holds(middle)) to = middle
    else from = middle + 1
  }
  return from
}
