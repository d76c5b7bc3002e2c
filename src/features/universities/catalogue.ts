// The verified universities, laid out so that a search of a hundred thousand takes a few milliseconds.
// Its answers are those of searchUniversities in rules.ts; catalogue.test.ts compares the two.
import { compare, fold, mostResults, namesOf, spokenNames, type Searchable } from './rules.ts'

export type Catalogue<University> = { search: (typed: string) => University[] }

export function buildCatalogue<University extends Searchable>(all: readonly University[]): Catalogue<University> {
  const shelf = all.filter(({ verified }) => verified).toSorted(comparer(all))
  const exact = positionsByName(shelf)
  const beginnings = sortedNames(shelf)
  const ids = buildLines(shelf.map(({ id }) => fold(id)))
  const names = buildLines(shelf.map(university => spokenNames(university).join('\t')))

  return {
    search: typed => {
      const query = fold(typed)
      if (query === '') return []
      const found = new Set<number>()
      take(found, exact.get(query) ?? [])
      take(found, positionsBeginning(beginnings, query))
      take(found, linesWith(ids, query))
      take(found, linesWith(names, query))
      return [...found].flatMap(position => shelf[position] ?? [])
    },
  }
}

/** Positions are by name, so the first that come are the ones that rank first. */
function take(found: Set<number>, positions: Iterable<number>): void {
  if (found.size === mostResults) return
  for (const position of positions) {
    found.add(position)
    if (found.size === mostResults) return
  }
}

/** As compare does, with each name folded once. */
function comparer<University extends Searchable>(all: readonly University[]) {
  const folded = new Map(all.map(({ name }) => [name, fold(name)]))
  const key = ({ name }: University) => folded.get(name) ?? ''
  return (one: University, other: University): number =>
    key(one) === key(other) ? compare(one, other) : key(one) < key(other) ? -1 : 1
}

function positionsByName(shelf: readonly Searchable[]): ReadonlyMap<string, readonly number[]> {
  const positions = new Map<string, number[]>()
  for (const [position, university] of shelf.entries()) {
    for (const name of new Set([...namesOf(university), ...university.initials.map(fold)])) {
      const list = positions.get(name)
      if (list === undefined) positions.set(name, [position])
      else list.push(position)
    }
  }
  return positions
}

type Beginnings = { names: readonly string[]; positions: Int32Array }

function sortedNames(shelf: readonly Searchable[]): Beginnings {
  const pairs = shelf
    .flatMap((university, position) => namesOf(university).map(name => ({ name, position })))
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
  for (let at = text.indexOf(query); at !== -1; ) {
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
