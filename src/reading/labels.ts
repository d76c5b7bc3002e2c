// What stands beside a label of a printed form, or below it. Pure.
import type { Line, Word } from './words.ts'

/** In capitals, without signs and spaces: labels are cut into words in as many ways as there are programs. */
const bare = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

export const textOf = (words: Line): string => words.map(({ text }) => text).join(' ')

type Found = { line: number; from: number; to: number }

/** For each place of a label what its value may be: the words to its right, then those of the lines below it, as far as its column goes. */
export const besideAndBelow = (lines: readonly Line[], label: string, labels: readonly string[]): string[][] =>
  find(lines, label).map(found => {
    const line = lines[found.line] ?? []
    return [beside(line, found, labels), ...below(lines, found, labels)].filter(text => text !== '')
  })

function find(lines: readonly Line[], label: string): Found[] {
  return lines.flatMap((words, line) =>
    words.flatMap((_, from) => {
      const to = endOf(words, from, bare(label))
      return to === undefined ? [] : [{ line, from, to }]
    }),
  )
}

/** Behind the last word of the label, if it begins at this one. */
function endOf(words: Line, from: number, label: string): number | undefined {
  let read = ''
  for (let at = from; at < words.length; at += 1) {
    read += bare(words[at]?.text ?? '')
    if (read === label) return at + 1
    if (!label.startsWith(read)) return undefined
  }
  return undefined
}

const beginsLabel = (words: Line, at: number, labels: readonly string[]): boolean =>
  labels.some(label => endOf(words, at, bare(label)) !== undefined)

/** A wide gap, or another label, ends it. */
function beside(line: Line, { to }: Found, labels: readonly string[]): string {
  const value: Word[] = []
  for (let at = to; at < line.length; at += 1) {
    const word = line[at]
    const last = line[at - 1]
    if (word === undefined || last === undefined) break
    if (value.length > 0 && gap(last, word) > 3) break
    if (beginsLabel(line, at, labels)) break
    value.push(word)
  }
  return textOf(value).replace(/^[:\s]+/, '')
}

/** In heights of a letter. */
const gap = (one: Word, next: Word): number => (next.left - one.right) / Math.max(1, one.height)

const linesBelow = 2

function below(lines: readonly Line[], found: Found, labels: readonly string[]): string[] {
  const line = lines[found.line] ?? []
  const [first, last] = [line[found.from], line[found.to - 1]]
  if (first === undefined || last === undefined) return []
  const next = line.slice(found.to).find((word, index) => {
    const at = found.to + index
    return beginsLabel(line, at, labels) || gap(line[at - 1] ?? last, word) > 1
  })
  const values: string[] = []
  for (const lower of lines.slice(found.line + 1, found.line + 1 + linesBelow)) {
    const [word] = lower
    if (word === undefined || word.top - first.top > first.height * 5) break
    const column = lower.filter(({ left }) => left > first.left - first.height && left < (next?.left ?? Infinity) - 1)
    if (column.some((_, at) => beginsLabel(column, at, labels))) break
    if (column.length > 0) values.push(textOf(column))
  }
  return values
}
