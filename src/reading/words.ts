// The words of a page with where they stand, however the program that made the PDF cut and turned them. Pure.

/** As pdf.js gives it: a piece of text with its place on the page before the page is turned. */
export type Piece = { str: string; transform: readonly number[]; width: number; height: number }

/** From the top left, read upright. */
export type Word = { text: string; left: number; right: number; top: number; height: number }

export type Line = readonly Word[]

/** `turn` is the page's own transform, by which it is shown upright. */
export function linesOf(pieces: readonly Piece[], turn: readonly number[]): Line[] {
  const placed = pieces.filter(({ str }) => str.trim() !== '').map(piece => ({ piece, ...placeOf(piece, turn) }))
  const quarter = mostLetters(placed)
  // What stands across the rest, such as a mark in the margin, is of no line.
  const words = placed.filter(one => one.quarter === quarter).flatMap(({ piece, x, y }) => split(piece, x, y, quarter))
  return joined(words)
}

/** Where its baseline begins, and how many quarters of a turn it is off. */
function placeOf({ transform }: Piece, turn: readonly number[]) {
  const [a, b, , , x, y] = multiplied(turn, transform)
  const turns = Math.round(Math.atan2(b, a) / (Math.PI / 2))
  return { x, y, quarter: Number.isNaN(turns) ? 0 : (turns + 4) % 4 }
}

type Six = readonly [number, number, number, number, number, number]

function multiplied(first: readonly number[], second: readonly number[]): Six {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = first
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = second
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

/** The turn in which most letters stand. */
function mostLetters(placed: readonly { piece: Piece; quarter: number }[]): number {
  const letters = [0, 0, 0, 0]
  for (const { piece, quarter } of placed) letters[quarter] = (letters[quarter] ?? 0) + piece.str.length
  return letters.indexOf(Math.max(...letters))
}

/** A piece may be a whole line: each word gets the share of its width that its letters are of all. */
function split({ str, width, height }: Piece, x: number, y: number, quarter: number): Word[] {
  const [left, bottom] = upright(x, y, quarter)
  const each = width / Math.max(1, str.length)
  return [...str.matchAll(/\S+/gu)].map(({ 0: text, index }) => ({
    text,
    left: left + each * index,
    right: left + each * (index + text.length),
    top: bottom - height,
    height,
  }))
}

function upright(x: number, y: number, quarter: number): readonly [number, number] {
  if (quarter === 1) return [y, -x]
  if (quarter === 2) return [-x, -y]
  return quarter === 3 ? [-y, x] : [x, y]
}

/** Words of one height in a row, from the left. */
function joined(words: readonly Word[]): Line[] {
  const lines: Word[][] = []
  for (const word of words.toSorted((one, other) => middle(one) - middle(other))) {
    const line = lines.at(-1)
    const [first] = line ?? []
    if (line !== undefined && first !== undefined && middle(word) - middle(first) < first.height / 2) line.push(word)
    else lines.push([word])
  }
  return lines.map(line => asWords(line.toSorted((one, other) => one.left - other.left)))
}

const middle = ({ top, height }: Word): number => top + height / 2

/** Letters that stand close are one word. */
function asWords(parts: readonly Word[]): Word[] {
  const words: { texts: string[]; first: Word; last: Word }[] = []
  for (const part of parts) {
    const word = words.at(-1)
    if (word === undefined || part.left - word.last.right > word.first.height * 0.12)
      words.push({ texts: [part.text], first: part, last: part })
    // Bold is printed by some as the same letters twice.
    else if (part.text !== word.last.text || part.left - word.last.left >= part.height * 0.12) {
      word.texts.push(part.text)
      word.last = part
    }
  }
  return words.map(({ texts, first, last }) => ({ ...first, text: texts.join(''), right: last.right }))
}
