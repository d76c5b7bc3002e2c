// The I-20 data as a PDF with real form fields, one for each field of the document and named like it, so that
// a person may go on in any viewer and a program may read it back.
import type { PDFDocument, PDFFont, PDFForm, PDFPage } from '@cantoo/pdf-lib'
import { dollars, formatMoney } from '../../../values/money.ts'
import type { I20Data } from './contract.ts'
import { flagLabels, personalLabels, sourceLabels, worksheet as words } from './copy.ts'
import { flagsOf, years, type Flags } from './rules.ts'

type About = { university: string | undefined; at: Temporal.Instant }
type Place = { x: number; y: number; width: number; height: number }

export async function fillWorksheet(data: I20Data, { university, at }: About): Promise<Uint8Array> {
  const { PDFBool, PDFDocument, PDFName, StandardFonts } = await import('@cantoo/pdf-lib')
  const pdf = await PDFDocument.create()
  const moment = new Date(at.epochMilliseconds)
  pdf.setTitle(words.title)
  pdf.setCreationDate(moment)
  pdf.setModificationDate(moment)
  const form = pdf.getForm()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const pen = penFor(form, font, PDFName.of('AP'))
  drawPersonal(sheet(pdf, font, words.personal, university), pen, data)
  drawFunds(sheet(pdf, font, words.funds, university), pen, data)
  // The standard font has Latin letters alone: a value with others is in its field, and the viewer draws it.
  form.acroForm.dict.set(PDFName.of('NeedAppearances'), PDFBool.True)
  return pdf.save({ updateFieldAppearances: false })
}

const margin = 48
const top = 744

function sheet(pdf: PDFDocument, font: PDFFont, title: string, university: string | undefined): PDFPage {
  const page = pdf.addPage([612, 792])
  page.setFont(font)
  page.drawText(`${words.title}: ${title}`, { x: margin, y: top, size: 16 })
  page.drawText(university ?? '', { x: margin, y: top - 20, size: 11 })
  page.drawText(words.note, { x: margin, y: top - 36, size: 8 })
  return page
}

type Pen = {
  write: (page: PDFPage, name: string, text: string, place: Place) => void
  tick: (page: PDFPage, name: keyof Flags, isTicked: boolean, at: { x: number; y: number }) => void
}

function penFor(form: PDFForm, font: PDFFont, appearance: Parameters<PDFPage['node']['delete']>[0]): Pen {
  const drawable = new Set(font.getCharacterSet())
  const canDraw = (text: string) => [...text].every(sign => drawable.has(sign.codePointAt(0) ?? 0))
  return {
    write: (page, name, text, place) => {
      const field = form.createTextField(name)
      field.setText(text)
      field.addToPage(page, { ...place, font, borderWidth: 0.5 })
      field.setFontSize(10)
      if (canDraw(text)) return field.updateAppearances(font)
      // Better none than one of question marks.
      for (const widget of field.acroField.getWidgets()) widget.dict.delete(appearance)
    },
    tick: (page, name, isTicked, at) => {
      const box = form.createCheckBox(name)
      box.addToPage(page, { ...at, width: 12, height: 12, borderWidth: 0.5 })
      if (isTicked) box.check()
      page.drawText(flagLabels[name], { x: at.x + 18, y: at.y + 2, size: 10 })
    },
  }
}

const rowHeight = 30
const personalFields = [
  'last_name',
  'first_name',
  'middle_name',
  'gender',
  'dob',
  'birth_country',
  'birth_city',
  'citizenship_country',
  'i20_holder',
] as const

function drawPersonal(page: PDFPage, pen: Pen, data: I20Data): void {
  const flags = flagsOf(data)
  for (const [index, name] of personalFields.entries()) {
    const y = top - 80 - index * rowHeight
    page.drawText(personalLabels[name], { x: margin, y: y + 5, size: 10 })
    pen.write(page, name, data[name] ?? '', { x: 200, y, width: name === 'gender' ? 60 : 360, height: 18 })
    if (name === 'gender') tickRow(page, pen, flags, ['check_male', 'check_female'], y)
  }
}

function tickRow(page: PDFPage, pen: Pen, flags: Flags, names: readonly (keyof Flags)[], y: number): void {
  for (const [index, name] of names.entries()) pen.tick(page, name, flags[name], { x: 290 + index * 80, y: y + 3 })
}

const sources = ['ss', 'ps', 'gs', 'university', 'other'] as const
const blockHeight = 84
const columns = [margin, 220, 306, 392, 478]

function drawFunds(page: PDFPage, pen: Pen, data: I20Data): void {
  page.drawText(words.assured, { x: margin, y: top - 60, size: 10 })
  for (const [index, source] of sources.entries()) {
    const y = top - 120 - index * blockHeight
    page.drawText(sourceLabels[source], { x: margin, y: y + 34, size: 11 })
    for (const [column, label] of words.columns.entries())
      page.drawText(label, { x: columns[column] ?? 0, y: y + 21, size: 8 })
    pen.write(page, `${source}_name`, data[`${source}_name`] ?? '', { x: margin, y, width: 164, height: 18 })
    for (const year of years) {
      const amount = data[`${source}_year${year}`]
      const text = typeof amount === 'number' ? formatMoney(dollars(amount)) : ''
      pen.write(page, `${source}_year${year}`, text, { x: columns[year] ?? 0, y, width: 80, height: 18 })
    }
    if (source === 'university') drawAid(page, pen, data, y)
  }
}

function drawAid(page: PDFPage, pen: Pen, data: I20Data, y: number): void {
  page.drawText(words.aid, { x: margin, y: y - 19, size: 8 })
  pen.write(page, 'university_aid', data.university_aid ?? '', { x: 112, y: y - 24, width: 100, height: 18 })
  tickRow(page, pen, flagsOf(data), ['check_job', 'check_loan', 'check_grant'], y - 24)
}
