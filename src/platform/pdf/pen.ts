// Text as a PDF draws it: shaped by its font, mark by mark, in as many fonts as its letters need.
import type { PDFDocument, PDFFont, PDFRef } from '@cantoo/pdf-lib'
import type { GlyphRun } from '@cantoo/fontkit'
import { runsOf, type Face, type Run } from './faces.ts'

export type Written = { content: string; width: number; isWhole: boolean }

export type Pen = {
  /** Operators that draw the text with its baseline at this place, and how wide it has become. */
  write: (text: string, at: { x: number; y: number; size: number; bold?: boolean }) => Written
  widthOf: (text: string, size: number, bold?: boolean) => number
  /** The fonts that it writes with, for the resources of whatever it writes on. */
  fonts: PDFRef
}

/** `texts` are those that may hold other letters than ours. */
export async function openPen(pdf: PDFDocument, texts: readonly string[]): Promise<Pen> {
  // The sign of the rupee is in amounts, which no caller hands in: it is of another face than letters are.
  const faces = new Set(['aA₹', ...texts].flatMap(text => runsOf(text).runs.map(({ face }) => face)))
  for (const { face } of runsOf('aA₹', true).runs) faces.add(face)
  const byBytes = new Map([...faces].map(({ bytes, font }) => [bytes, font]))
  pdf.registerFontkit({ create: bytes => byBytes.get(bytes) ?? null })
  const embedded = new Map<Face, { key: string; font: PDFFont }>()
  for (const face of faces) {
    const font = await pdf.embedFont(face.bytes, { subset: true })
    embedded.set(face, { key: `F${embedded.size + 1}`, font })
  }
  const fonts = Object.fromEntries([...embedded.values()].map(({ key, font }) => [key, font.ref]))
  return {
    fonts: pdf.context.register(pdf.context.obj(fonts)),
    widthOf: (text, size, bold) => runsOf(text, bold).runs.reduce((width, run) => width + widthOf(run, size), 0),
    write: (text, { x, y, size, bold }) => {
      const { runs, isWhole } = runsOf(text, bold)
      let width = 0
      let content = ''
      for (const run of runs) {
        const found = embedded.get(run.face)
        if (found === undefined) continue
        content += `BT /${found.key} ${size} Tf 1 0 0 1 ${point(x + width)} ${point(y)} Tm ${shown(run, found.font, size)} ET\n`
        width += widthOf(run, size)
      }
      return { content, width, isWhole }
    },
  }
}

const widthOf = ({ face: { font }, text }: Run, size: number): number =>
  (positionsOf(font.layout(text)).reduce((sum, { xAdvance }) => sum + xAdvance, 0) / font.unitsPerEm) * size

const positionsOf = ({ glyphs, positions }: GlyphRun) =>
  positions ?? glyphs.map(({ advanceWidth }) => ({ xAdvance: advanceWidth, xOffset: 0, yOffset: 0 }))

/** The glyphs of a run, each moved to where its font wants it: a vowel sign over its letter. */
function shown({ face: { font }, text }: Run, embedded: PDFFont, size: number): string {
  const run = font.layout(text)
  const positions = positionsOf(run)
  const codes = embedded.encodeText(text).asString().match(/.{4}/g) ?? []
  const inThousands = 1000 / font.unitsPerEm
  let rise = 0
  let line = '['
  for (const [index, code] of codes.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    if (yOffset !== rise) {
      line += `] TJ ${point((yOffset / font.unitsPerEm) * size)} Ts [`
      rise = yOffset
    }
    const back = xOffset + (run.glyphs[index]?.advanceWidth ?? 0) - xAdvance
    line += `${moved(-xOffset * inThousands)}<${code}>${moved(back * inThousands)}`
  }
  return `${line}] TJ${rise === 0 ? '' : ' 0 Ts'}`
}

const moved = (thousands: number): string => (Math.abs(thousands) < 0.5 ? '' : String(Math.round(thousands)))

export const point = (value: number): string => String(Math.round(value * 100) / 100)
