// A paper that Safar draws itself: pages of words, lines and fields, which can be read aloud in their order.
import { deflateSync } from 'node:zlib'
import { PDFBool, PDFDocument, PDFName, StandardFonts, type PDFPage } from '@cantoo/pdf-lib'
import { addTextField, addTickBox, type Named, type Place, linesOf } from './fields.ts'
import { openPen, point, type Pen } from './pen.ts'
import { onlySeen, openStructure, type As, type Structure } from './structure.ts'

/** What they are is a paragraph where nothing else is said. */
type WordsAt = { x: number; y: number; size: number; bold?: boolean; quiet?: boolean; as?: As }

export type Sheet = {
  words: (text: string, at: WordsAt) => void
  /** In lines of at most this width; answers the baseline under the last. */
  paragraph: (text: string, at: WordsAt & { width: number }) => number
  line: (from: { x: number; y: number }, to: { x: number; y: number }) => void
  /** Begins a row: the cells that follow are in it. */
  row: () => void
  /** The rows that follow are another table. */
  table: () => void
  /** A field in its box. A final one is for reading alone. */
  field: (named: Named, text: string, place: Place, isFinal?: boolean) => void
  tick: (named: Named, isTicked: boolean, at: { x: number; y: number }) => void
}

export type Paper = { sheet: () => Sheet; finish: () => Promise<Uint8Array> }

/** In points: letter for what goes to the US, A4 for what is printed in India. */
export const paperSizes = { letter: { width: 612, height: 792 }, a4: { width: 595.28, height: 841.89 } } as const
export type PaperSize = keyof typeof paperSizes

type About = { title: string; at: Temporal.Instant; texts: readonly string[]; size?: PaperSize }

/** `texts` are those that people typed, in whatever letters. */
export async function openPaper({ title, at, texts, size = 'letter' }: About): Promise<Paper> {
  const pdf = await PDFDocument.create()
  const moment = new Date(at.epochMilliseconds)
  pdf.setTitle(title, { showInWindowTitleBar: true })
  pdf.setLanguage('en')
  pdf.setProducer('Safar')
  pdf.setCreator('Safar')
  pdf.setCreationDate(moment)
  pdf.setModificationDate(moment)
  const pen = await openPen(pdf, texts)
  const structure = openStructure(pdf)
  const closing: (() => void)[] = []
  let isWhole = true
  return {
    sheet: () => {
      const { sheet, close } = openSheet(pdf, { pen, size, structure }, () => {
        isWhole = false
      })
      closing.push(close)
      return sheet
    },
    finish: async () => {
      for (const close of closing) close()
      structure.finish()
      await nameFormFonts(pdf)
      // What we have no letters for is in its field; a viewer may have them.
      if (!isWhole) pdf.getForm().acroForm.dict.set(PDFName.of('NeedAppearances'), PDFBool.True)
      return pdf.save({ updateFieldAppearances: false, useObjectStreams: false })
    },
  }
}

/** What a viewer writes with when somebody goes on in it. */
async function nameFormFonts(pdf: PDFDocument): Promise<void> {
  const [text, signs] = [await pdf.embedFont(StandardFonts.Helvetica), await pdf.embedFont(StandardFonts.ZapfDingbats)]
  const { dict } = pdf.getForm().acroForm
  dict.set(PDFName.of('DR'), pdf.context.obj({ Font: { Helv: text.ref, ZaDb: signs.ref } }))
}

const lineHeight = 1.4

type Drawing = { pen: Pen; size: PaperSize; structure: Structure }

function openSheet(
  pdf: PDFDocument,
  { pen, size, structure }: Drawing,
  notWhole: () => void,
): { sheet: Sheet; close: () => void } {
  const { width: wide, height: high } = paperSizes[size]
  const page: PDFPage = pdf.addPage([wide, high])
  const drawn = { pdf, page, pen }
  let content = ''
  const written = (text: string, { quiet = false, ...at }: WordsAt) =>
    `${quiet ? '0.35' : '0'} g\n${pen.write(text, at).content}`
  const add = (drawing: string, as: As | undefined, text: string) => {
    content += structure.around(drawing, as ?? 'p', page.ref, text)
  }
  const box = ({ x, y, width, height }: Place) => {
    content += onlySeen(`0.6 w 0.55 G ${[x, y, width, height].map(point).join(' ')} re S\n`)
  }
  const sheet: Sheet = {
    words: (text, at) => {
      if (text !== '') add(written(text, at), at.as, text)
    },
    line: (from, to) => {
      content += onlySeen(`0.5 w 0.6 G ${point(from.x)} ${point(from.y)} m ${point(to.x)} ${point(to.y)} l S\n`)
    },
    paragraph: (text, { width, ...at }) => {
      const lines = linesOf(text, part => pen.widthOf(part, at.size, at.bold) <= width)
      const y = (index: number) => at.y - index * at.size * lineHeight
      let rest = text
      const drawing = lines.map((one, index) => {
        // Where a line is broken at a space, that is still said between its words.
        const space = rest[one.length] === ' ' ? ' ' : ''
        rest = rest.slice(one.length + space.length)
        return written(`${one}${space}`, { ...at, y: y(index) })
      })
      if (text !== '') add(drawing.join(''), at.as, text)
      return y(lines.length)
    },
    row: structure.row,
    table: structure.table,
    field: (named, text, place, isFinal) => {
      box(place)
      const { field, isWhole } = addTextField(drawn, named, text, place, isFinal)
      structure.field(field, page.ref)
      if (!isWhole) notWhole()
    },
    tick: (named, isTicked, at) => {
      box({ ...at, width: 11, height: 11 })
      structure.field(addTickBox(drawn, named, isTicked, at), page.ref)
    },
  }
  const close = () => {
    page.node.set(PDFName.of('Resources'), pdf.context.obj({ Font: pen.fonts }))
    const packed = pdf.context.stream(deflateSync(content), { Filter: 'FlateDecode' })
    page.node.set(PDFName.of('Contents'), pdf.context.register(packed))
  }
  return { sheet, close }
}
