// The letters that papers are set in: a font for each script, read when a text first needs it, and kept.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font, type GlyphRun } from '@cantoo/fontkit'

export type Face = { name: string; bytes: Uint8Array; font: Font; knows: (letter: string) => boolean }
/** Letters of one face, one after the other. */
export type Run = { face: Face; text: string }

/** Those that share a script with others stand in the order in which they are tried. */
const scripts: readonly (readonly [name: string, file: string, letters: RegExp])[] = [
  ['latin', 'noto-sans/files/noto-sans-latin-400-normal.woff', /[\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]/u],
  ['latin-ext', 'noto-sans/files/noto-sans-latin-ext-400-normal.woff', /[\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]/u],
  ['vietnamese', 'noto-sans/files/noto-sans-vietnamese-400-normal.woff', /[\p{sc=Latin}\p{sc=Inherited}]/u],
  ['greek', 'noto-sans/files/noto-sans-greek-400-normal.woff', /\p{sc=Greek}/u],
  ['cyrillic', 'noto-sans/files/noto-sans-cyrillic-400-normal.woff', /\p{sc=Cyrillic}/u],
  ...(
    [
      ['devanagari', /\p{scx=Devanagari}/u],
      ['bengali', /\p{scx=Bengali}/u],
      ['gurmukhi', /\p{scx=Gurmukhi}/u],
      ['gujarati', /\p{scx=Gujarati}/u],
      ['oriya', /\p{scx=Oriya}/u],
      ['tamil', /\p{scx=Tamil}/u],
      ['telugu', /\p{scx=Telugu}/u],
      ['kannada', /\p{scx=Kannada}/u],
      ['malayalam', /\p{scx=Malayalam}/u],
      ['arabic', /\p{scx=Arabic}/u],
    ] as const
  ).map(
    ([name, letters]) => [name, `noto-sans-${name}/files/noto-sans-${name}-${name}-400-normal.woff`, letters] as const,
  ),
]

const bold = 'noto-sans/files/noto-sans-latin-600-normal.woff'

/** The letters of a text by the face that has them; what no face has is left out, and named. */
export function runsOf(text: string, isBold = false): { runs: readonly Run[]; isWhole: boolean } {
  const runs: Run[] = []
  let isWhole = true
  for (const letter of text) {
    const last = runs.at(-1)
    const face = last?.face.knows(letter) === true ? last.face : faceOf(letter, isBold)
    if (face === undefined) isWhole = false
    else if (face === last?.face) last.text += letter
    else runs.push({ face, text: letter })
  }
  return { runs, isWhole }
}

function faceOf(letter: string, isBold: boolean): Face | undefined {
  const files = scripts.filter(([, , letters]) => letters.test(letter)).map(([name, file]) => [name, file] as const)
  for (const [name, file] of isBold ? [['bold', bold] as const, ...files] : files) {
    const face = open(name, file)
    if (face.knows(letter)) return face
  }
  return undefined
}

const opened = new Map<string, Face>()
const require = createRequire(import.meta.url)

function open(name: string, file: string): Face {
  const known = opened.get(name)
  if (known !== undefined) return known
  const bytes = new Uint8Array(readFileSync(require.resolve(`@fontsource/${file}`)))
  const font = create(bytes)
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts.`)
  // Shaping is most of the work, and labels are the same on each paper.
  Object.assign(font, { layout: remembering(font.layout.bind(font)), getGlyph: knowing(font.getGlyph.bind(font)) })
  const letters = new Set(font.characterSet)
  const face: Face = { name, bytes, font, knows: letter => letters.has(letter.codePointAt(0) ?? -1) }
  opened.set(name, face)
  return face
}

/** A letter that was first met within another, the n of an ñ, would not know what it stands for in any later paper. */
const knowing =
  (getGlyph: Font['getGlyph']): Font['getGlyph'] =>
  (id, letters = []) => {
    const glyph = getGlyph(id, letters)
    if (glyph?.codePoints.length === 0) glyph.codePoints = letters
    return glyph
  }

const mostRemembered = 500

function remembering(layout: (text: string) => GlyphRun): (text: string) => GlyphRun {
  const known = new Map<string, GlyphRun>()
  return text => {
    const found = known.get(text)
    if (found !== undefined) return found
    // What people are called is not kept for long.
    if (known.size >= mostRemembered) known.clear()
    const run = layout(text)
    known.set(text, run)
    return run
  }
}
