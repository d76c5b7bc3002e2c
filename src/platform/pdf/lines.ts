/** Broken between words; a word longer than a line, such as a number of an insurer, between its letters. */
export function linesOf(text: string, fits: (part: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(...piecesOf(word, fits))
  }
  return lines
}

function piecesOf(word: string, fits: (part: string) => boolean): string[] {
  if (fits(word)) return [word]
  const pieces: string[] = []
  for (const { segment } of letters.segment(word)) {
    const last = pieces.at(-1)
    if (last !== undefined && fits(last + segment)) pieces[pieces.length - 1] = last + segment
    else pieces.push(segment)
  }
  return pieces
}

/** A vowel sign stays with its letter. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })
