// Fields of a PDF form as another program reads them back: each with its value, and drawn.
import { PDFHexString, PDFString, type PDFDocument, type PDFObject, type PDFPage, type PDFRef } from '@cantoo/pdf-lib'
import { point, type Pen } from './pen.ts'

export type Place = { x: number; y: number; width: number; height: number }

const least = 5
const inset = 4
/** From this height on a box holds several lines. */
const multilineFrom = 30
const lineHeight = 1.2

/** How a value looks in its box: as large as fits; undefined where a font is missing, so that a viewer draws it. */
export function looksOf(
  pen: Pen,
  text: string,
  { width, height, size }: { width: number; height: number; size: number },
): string | undefined {
  const room = width - 2 * inset
  if (height >= multilineFrom && pen.widthOf(text, size) > room) return severalLines(pen, text, { width, height, size })
  const fits = Math.min(size, height * 0.72)
  const natural = pen.widthOf(text, fits)
  const fitting = natural > room ? Math.max(least, (fits * room) / natural) : fits
  const { content, isWhole } = pen.write(text, { x: inset, y: height / 2 - fitting * 0.35, size: fitting })
  if (!isWhole) return undefined
  return `/Tx BMC q 0 0 ${point(width)} ${point(height)} re W n 0 g ${content}Q EMC`
}

/** Wrapped between words, in the largest letters that fit. */
function severalLines(
  pen: Pen,
  text: string,
  { width, height, size }: { width: number; height: number; size: number },
): string | undefined {
  const room = width - 2 * inset
  let letters = size
  const broken = () => linesOf(text, part => pen.widthOf(part, letters) <= room)
  const isTooLarge = () => {
    const lines = broken()
    return lines.length * letters * lineHeight > height - inset || lines.some(one => pen.widthOf(one, letters) > room)
  }
  while (letters > least && isTooLarge()) letters -= 0.5
  const written = broken().map((line, index) =>
    pen.write(line, { x: inset, y: height - letters - index * letters * lineHeight, size: letters }),
  )
  if (written.some(({ isWhole }) => !isWhole)) return undefined
  const content = written.map(one => one.content).join('')
  return `/Tx BMC q 0 0 ${point(width)} ${point(height)} re W n 0 g ${content}Q EMC`
}

/** A few bytes each, so nothing is gained by packing them. */
export function appearance(
  pdf: PDFDocument,
  pen: Pen,
  content: string,
  { width, height }: { width: number; height: number },
): PDFRef {
  return pdf.context.register(
    pdf.context.stream(content, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, width, height],
      Resources: { Font: pen.fonts },
    }),
  )
}

type Drawn = { pdf: PDFDocument; page: PDFPage; pen: Pen }

/** What a field is called by who reads it aloud, beside its own name. */
export type Named = { name: string; label: string }

export function addTextField(
  drawn: Drawn,
  named: Named,
  text: string,
  place: Place,
  isFinal = false,
): { field: PDFRef; isWhole: boolean } {
  const { pdf, pen } = drawn
  const looks = looksOf(pen, text, { ...place, size: 10 })
  const field = addField(drawn, named, place, {
    FT: 'Tx',
    V: PDFHexString.fromText(text),
    DA: PDFString.of('/Helv 10 Tf 0 g'),
    ...((isFinal || place.height >= multilineFrom) && {
      Ff: (isFinal ? readOnly : 0) + (place.height >= multilineFrom ? multiline : 0),
    }),
    ...(looks !== undefined && { AP: { N: appearance(pdf, pen, looks, place) } }),
  })
  return { field, isWhole: looks !== undefined }
}

/** Flags of the PDF format. */
const readOnly = 1
const multiline = 4096

const side = 11
const cross = `q 1.4 w 0 G 2.4 5.4 m 4.6 2.8 l 8.8 8.4 l S Q`

export function addTickBox(drawn: Drawn, named: Named, isTicked: boolean, at: { x: number; y: number }): PDFRef {
  const { pdf, pen } = drawn
  const place = { ...at, width: side, height: side }
  const state = isTicked ? 'Yes' : 'Off'
  return addField(drawn, named, place, {
    FT: 'Btn',
    V: state,
    AS: state,
    DA: PDFString.of('/ZaDb 0 Tf 0 g'),
    MK: { CA: PDFString.of('4') },
    AP: { N: { Yes: appearance(pdf, pen, cross, place), Off: appearance(pdf, pen, '', place) } },
  })
}

type Entries = { [name: string]: PDFObject | Entries | string | number }

function addField({ pdf, page }: Drawn, { name, label }: Named, { x, y, width, height }: Place, of: Entries): PDFRef {
  const field = pdf.context.obj({
    Type: 'Annot',
    Subtype: 'Widget',
    T: PDFHexString.fromText(name),
    TU: PDFHexString.fromText(label),
    Rect: [x, y, x + width, y + height],
    F: 4,
    P: page.ref,
    ...of,
  })
  const ref = pdf.context.register(field)
  page.node.addAnnot(ref)
  pdf.getForm().acroForm.addField(ref)
  return ref
}

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
