// Another's PDF form: what fields it has, and each with its value. It runs in a process of its own, as nobody knows
// what is in a file.
import {
  PDFCheckBox,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFTextField,
  StandardFonts,
  type PDFField,
  type PDFFont,
} from '@cantoo/pdf-lib'
import { appearance, looksOf } from '#src/platform/pdf/fields.ts'
import { openPen, type Pen } from '#src/platform/pdf/pen.ts'
import { openStranger } from '#src/platform/pdf/stranger.ts'
import type { FormProblem } from './copy.ts'
import type { FieldKind, Filling, FormField } from './rules.ts'

const mostFields = 600

export async function inspectForm({
  pdf: bytes,
}: {
  pdf: Uint8Array
}): Promise<{ problem: FormProblem } | { fields: FormField[]; pages: number }> {
  const pdf = await openStranger(bytes, { ignoreEncryption: true, updateMetadata: false }).catch(() => undefined)
  if (pdf === undefined) return { problem: 'broken' }
  if (pdf.isEncrypted) return { problem: 'locked' }
  const form = pdf.catalog.lookup(PDFName.of('AcroForm'))
  if (form instanceof PDFDict && form.has(PDFName.of('XFA'))) return { problem: 'xfa' }
  if (!(form instanceof PDFDict)) return { problem: 'no-fields' }
  const found = pdf.getForm().getFields()
  if (found.length > mostFields) return { problem: 'too-many' }
  const fields = found.map(field => ({ name: field.getName(), kind: kindOf(field), page: pageOf(pdf, field) }))
  if (!fields.some(({ kind }) => kind !== 'other')) return { problem: 'no-fields' }
  return { fields: fields.toSorted((one, other) => one.page - other.page), pages: pdf.getPageCount() }
}

const kindOf = (field: PDFField): FieldKind =>
  field instanceof PDFTextField ? 'text' : field instanceof PDFCheckBox ? 'tick' : 'other'

/** Counted from 1; 1 where the field does not say. */
function pageOf(pdf: PDFDocument, field: PDFField): number {
  const [widget] = field.acroField.getWidgets()
  const ref = widget && pdf.context.getObjectRef(widget.dict)
  const at = pdf.getPages().findIndex(({ node }) =>
    node
      .Annots()
      ?.asArray()
      .some(annotation => annotation === ref),
  )
  return Math.max(1, at + 1)
}

export async function fillForm({ pdf: bytes, filling }: { pdf: Uint8Array; filling: Filling }): Promise<Uint8Array> {
  const pdf = await openStranger(bytes)
  const form = pdf.getForm()
  const texts = filling.texts.flatMap(({ field, text }) => {
    const found = form.getFieldMaybe(field)
    return found instanceof PDFTextField ? [{ field: found, text }] : []
  })
  const plain = await pdf.embedFont(StandardFonts.Helvetica)
  const letters = new Set(plain.getCharacterSet())
  const isPlain = (text: string) => [...text].every(letter => letters.has(letter.codePointAt(0) ?? 0))
  const others = texts.filter(({ text }) => !isPlain(text))
  const pen =
    others.length === 0
      ? undefined
      : await openPen(
          pdf,
          others.map(({ text }) => text),
        )
  for (const { field, text } of texts) {
    if (pen === undefined || isPlain(text)) writePlain(field, text, plain)
    else writeShaped(pdf, field, text, pen)
  }
  for (const { field, isTicked } of filling.ticks) {
    const found = form.getFieldMaybe(field)
    if (!(found instanceof PDFCheckBox)) continue
    if (isTicked) found.check()
    else found.uncheck()
  }
  return pdf.save({ updateFieldAppearances: false })
}

/** In the field's own manner: its size, its alignment, one letter a box. */
function writePlain(field: PDFTextField, text: string, font: PDFFont): void {
  makeRoom(field, text)
  field.setText(text)
  field.updateAppearances(font)
}

/** A value is never cut short. */
function makeRoom(field: PDFTextField, text: string): void {
  const most = field.getMaxLength()
  if (most === undefined || text.length <= most) return
  field.disableCombing()
  field.removeMaxLength()
}

function writeShaped(pdf: PDFDocument, field: PDFTextField, text: string, pen: Pen): void {
  makeRoom(field, text)
  field.acroField.dict.set(PDFName.of('V'), PDFHexString.fromText(text))
  for (const widget of field.acroField.getWidgets()) {
    const { width, height } = widget.getRectangle()
    const looks = looksOf(pen, text, { width, height, size: 10 })
    if (looks === undefined) widget.dict.delete(PDFName.of('AP'))
    else widget.setNormalAppearance(appearance(pdf, pen, looks, { width, height }))
  }
}
