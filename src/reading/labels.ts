// What stands beside a label of a printed form, or below it. Pure.
import type { Line, Word } from './words.ts'

export type Page = readonly Line[]

/** In capitals, without signs and spaces: labels are cut into words in as many ways as there are programs. */
export const bare = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

export const textOf = (words: Line): string => words.map(({ text }) => text).join(' ')

type Found = { label: string; line: number; from: number; to: number }

/** The labels of one page, each where it stands. */
export type Labelled = { lines: Page; places: ReadonlyMap<string, readonly Found[]>; begins: ReadonlySet<string> }

/** More places than this of one label are no form's: a page may be made of nothing else. */
const mostPlaces = 20

/**
 * Where several labels begin at one word, the longest is printed there. A label of a letter is an ordinary word elsewhere: it
 * counts where it begins its line or its column, or follows a number, and ends a value where a colon follows it.
 */
export function labelled(lines: Page, labels: readonly string[], isLetter: boolean): Labelled {
  const byFirst = Map.groupBy(
    [...new Set(labels.map(bare))].toSorted((one, other) => other.length - one.length),
    label => label.charAt(0),
  )
  const places = new Map<string, Found[]>()
  const begins = new Set<string>()
  lines.forEach((words, line) => {
    const letters = words.map(({ text }) => bare(text.slice(0, longestWord)))
    let lastEnd = -1
    letters.forEach((first, from) => {
      if (first === '') return
      const found = (byFirst.get(first.charAt(0)) ?? []).flatMap(label => {
        const to = endOf(letters, from, label)
        return to === undefined ? [] : [{ label, line, from, to }]
      })[0]
      if (found === undefined) return
      // 'OFC Appointment Details Date:' are two labels.
      const follows = lastEnd === from && words[found.to - 1]?.text.endsWith(':') === true
      const isOne = !isLetter || beginsText(words[from - 1], words[from]) || follows
      if (isOne || words[found.to - 1]?.text.endsWith(':')) begins.add(placeOf(line, from))
      if (!isOne) return
      lastEnd = found.to
      const ofLabel = places.get(found.label)
      if (ofLabel === undefined) places.set(found.label, [found])
      else if (ofLabel.length < mostPlaces) ofLabel.push(found)
    })
  })
  return { lines, places, begins }
}

/** Letters without spaces may go on for a whole file; no label does. */
const longestWord = 80

const placeOf = (line: number, at: number): string => `${line}:${at}`

/** Behind the last word of the label, if it begins at this one. */
function endOf(letters: readonly string[], from: number, label: string): number | undefined {
  let read = ''
  for (let at = from; at < letters.length; at += 1) {
    read += letters[at] ?? ''
    if (read === label) return at + 1
    if (!label.startsWith(read)) return undefined
  }
  return undefined
}

export type Place = {
  line: number
  left: number
  beginsText: boolean
  values: string[]
}

/** For each place of a label what its value may be: the words to its right, then those of the lines below it, as far as its column goes. */
export const besideAndBelow = (page: Labelled, label: string): Place[] =>
  (page.places.get(bare(label)) ?? []).map(found => {
    const line = page.lines[found.line] ?? []
    return {
      line: found.line,
      left: line[found.from]?.left ?? 0,
      beginsText: beginsText(line[found.from - 1], line[found.from]),
      values: [beside(page, found), ...below(page, found)].filter(text => text !== ''),
    }
  })

const beginsText = (before: Word | undefined, word: Word | undefined): boolean =>
  before === undefined ||
  word === undefined ||
  gap(before, word) > 1 ||
  /^(?:\(?[\divx]{1,4}[.)]|[|•*·-])$/i.test(before.text)

const mostWords = 40

/** A wide gap, or another label, ends it. What goes on in the line below, or began in the one above, is of it. */
function beside(page: Labelled, { line: row, from, to }: Found): string {
  const { lines, begins } = page
  const line = lines[row] ?? []
  const value: Word[] = []
  for (let at = to; at < line.length && value.length < mostWords; at += 1) {
    const [word, last] = [line[at], line[at - 1]]
    if (word === undefined || last === undefined) break
    // An amount may stand at the right of its cell, and '$' at the left.
    if (value.length > 0 && gap(last, word) > 3 && !/^(?:\$|US\$|₹|:)$/.test(last.text)) break
    if (begins.has(placeOf(row, at))) break
    value.push(word)
  }
  const [label, first] = [line[from], value.find(({ text }) => text !== ':')]
  if (label === undefined || first === undefined) return ''
  // Where the label's own column is empty, it is the same cell.
  const isOwn = (more: Line) =>
    more.every(({ left }) => left < label.left - label.height || left > first.left - first.height)
  const goesOn = (step: 1 | -1) => goesOnIn(page, row, step, first, isOwn)
  return [...goesOn(-1), value, ...goesOn(1)]
    .map(textOf)
    .join(' ')
    .replace(/^[:\s]+/, '')
}

/** More lines than this are a paragraph. */
const mostLines = 4

/** The lines in which a cell goes on, one way: they begin where its first word does, a line's height away each. */
function goesOnIn(page: Labelled, row: number, step: 1 | -1, first: Word, isOwn: (line: Line) => boolean): Line[] {
  const found: Line[] = []
  let from = { row, first }
  while (found.length < mostLines) {
    const next = nextOf(page, from.row, step, from.first, isOwn)
    const [word] = next?.words ?? []
    if (next === undefined || word === undefined) break
    found.push(next.words)
    from = { row: next.row, first: word }
  }
  return step === 1 ? found : found.toReversed()
}

/** Lines of its neighbours may be between. */
function nextOf({ lines, begins }: Labelled, row: number, step: 1 | -1, first: Word, isOwn: (line: Line) => boolean) {
  for (const other of [row + step, row + 2 * step]) {
    const line = lines[other] ?? []
    const at = line.findIndex(({ left }) => Math.abs(left - first.left) < first.height / 4)
    const word = line[at]
    if (word === undefined) continue
    const isNear = Math.abs(word.top - first.top) <= first.height * 1.45
    if (!isNear || begins.has(placeOf(other, at)) || !isOwn(line)) return undefined
    const words = line.slice(at, at + mostWords)
    const end = words.findIndex((next, index) => index > 0 && gap(words[index - 1] ?? next, next) > 3)
    return { row: other, words: end === -1 ? words : words.slice(0, end) }
  }
  return undefined
}

/** In heights of a letter. */
export const gap = (one: Word, next: Word): number => (next.left - one.right) / Math.max(1, one.height)

const linesBelow = 2

function below(page: Labelled, found: Found): string[] {
  const { lines, begins } = page
  const line = lines[found.line] ?? []
  const [first, last] = [line[found.from], line[found.to - 1]]
  if (first === undefined || last === undefined) return []
  const next = line.find(
    (word, at) => at >= found.to && (begins.has(placeOf(found.line, at)) || gap(line[at - 1] ?? last, word) > 1),
  )
  const isInColumn = ({ left }: Word) => left > first.left - first.height && left < (next?.left ?? Infinity) - 1
  const values: string[] = []
  for (let row = found.line + 1; row <= found.line + linesBelow; row += 1) {
    const lower = lines[row]
    const [word] = lower ?? []
    if (lower === undefined || word === undefined || word.top - first.top > first.height * 5) break
    if (lower.some((one, at) => isInColumn(one) && begins.has(placeOf(row, at)))) break
    const column = lower.filter(isInColumn).slice(0, mostWords)
    const [start] = column
    if (start === undefined) continue
    // A value of another cell's, which goes on below this label.
    if (start.left > last.right) break
    const more = goesOnIn(page, row, 1, start, () => true)
    // Each on a line of its own, so that a name which goes on isn't taken for a whole one.
    values.push([column, ...more].map(textOf).join('\n'))
    if (more.length > 0) break
  }
  return values
}
