// Forms as universities hand them out: with fields, without any, and of the kinds that cannot be filled.
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'

export async function universityForm({ extra = [] }: { extra?: readonly string[] } = {}): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  const form = pdf.getForm()
  const [first, second] = [pdf.addPage([612, 792]), pdf.addPage([612, 792])]
  first.drawText('Certificate of Finances', { x: 60, y: 720, size: 18 })
  for (const [index, name] of ['Student.LastName', 'Student.GivenNames', 'DOB', ...extra].entries()) {
    const field = form.createTextField(name)
    field.addToPage(first, { x: 60, y: 640 - index * 40, width: 240, height: 22 })
    if (name === 'DOB') field.setMaxLength(8)
  }
  form.createCheckBox('Sex.F').addToPage(first, { x: 340, y: 640, width: 14, height: 14 })
  const country = form.createDropdown('Country')
  country.addOptions(['India', 'Nepal'])
  country.addToPage(first, { x: 340, y: 600, width: 120, height: 20 })
  for (const [index, name] of ['FamilyYear1', 'Total'].entries()) {
    form.createTextField(name).addToPage(second, { x: 60, y: 640 - index * 40, width: 160, height: 22 })
  }
  return Buffer.from(await pdf.save())
}

export async function formWithout(what: 'fields' | 'a plain form'): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage()
  if (what === 'a plain form') {
    pdf.getForm().createTextField('Name').addToPage(page, { x: 60, y: 600, width: 200, height: 20 })
    pdf.getForm().acroForm.dict.set(PDFName.of('XFA'), PDFString.of('<xdp/>'))
  }
  // Else the library takes the XFA out again.
  return Buffer.from(await pdf.save({ updateFieldAppearances: false }))
}
