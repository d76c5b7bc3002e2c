// Papers: chosen and sent, made and shown, printed; and what is typed before they are made.
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { ananya, arjun, meera } from '#seed/people.ts'
import * as tray from '#src/features/documents/tray/copy.ts'
import * as i20 from '#src/stages/visas/i20/copy.ts'
import { until } from '../page.ts'
import { enter, type Journey } from '../site.ts'

export const uploads: Journey = async page => {
  await enter(page, ananya)
  await page.open('/loans/apply-to-banks')
  await page.says(tray.ready(0, 6))
  await page.upload(new RegExp(tray.chooseFiles), await papers('10th marks.pdf', '12th.pdf', 'Sem 1 marksheet.pdf'))
  await page.says(tray.whatAreThese)
  await page.press('button', tray.addThese(3))
  await page.says(tray.ready(3, 6))
  await page.shows('button', 'Remove Sem 1 marksheet.pdf')
  await page.press('button', 'Remove 12th.pdf')
  await page.says(tray.ready(2, 6))
}

async function papers(...names: readonly string[]): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'safar-papers-'))
  const files = names.map(name => path.join(folder, name))
  for (const file of files) {
    const document = await PDFDocument.create()
    document.addPage().drawText(path.basename(file))
    await writeFile(file, await document.save())
  }
  return files
}

/** The fields are kept as one types, so the form is there after a reload; its pages are drawn by pdf.js in a worker. */
export const worksheet: Journey = async page => {
  await enter(page, arjun)
  await page.open('/visas/i20-form')
  await page.fill('University you are going to', 'University of North Texas')
  await page.press('option', /^University of North Texas/)
  await page.says(i20.noForm('University of North Texas'))
  await page.give('Date of birth', '2003-03-09')
  await page.says('Saved')
  await page.press('button', 'Next: Sources of Funds')
  await page.press('button', 'Generate')
  await page.says(i20.filled.title('University of North Texas'))
  const drawn = `JSON.stringify([...document.querySelectorAll('canvas')].filter(({ width }) => width > 320).length)`
  await until('both pages are drawn', async () => (await page.ask(drawn)) === 2)
  // Where a download goes differs from system to system: that it is begun, and ends without an error, is what counts.
  await page.press('button', i20.filled.download)
  await page.shows('button', i20.filled.download)
}

export const draft: Journey = async page => {
  await enter(page, meera)
  await page.open('/sop-review/submit-sop')
  await page.fill('Statement of purpose', 'I grew up beside a railway line.')
  await until('the text is saved', async () => /Saved \d\d:\d\d/.test(await page.text()))
  await page.reload()
  await until('the text is there again', async () =>
    (await page.valueOf('Statement of purpose')).startsWith('I grew up beside'),
  )
}

export const print: Journey = async page => {
  await enter(page, meera)
  for (const step of ['CheckRequirements', 'PlanDoses'])
    await page.call('PUT', `/api/journey/vaccines/${step}/mark`, {})
  await page.open('/vaccines/bring-proof-of-vaccination')
  await page.says('Print this page of it')
  await page.ask(`(window.print = () => document.body.setAttribute('data-printed', ''), '""')`)
  await page.press('button', 'Print this page of it')
  await until(
    'the printer is asked',
    async () => (await page.ask(`JSON.stringify(document.querySelector('[data-printed]') !== null)`)) === true,
  )
  const pdf = await page.print()
  await page.ask(`(${asOnPaper.toString()})()`)
  await page.says('City Hospital, Hyderabad')
  for (const gone of ['Logout', 'Ask Asha', 'Print this page of it']) await page.saysNoMore(gone)
  if (pdf === undefined) return 'by its print styles: the driver has no print command'
  return `a PDF, pages: ${(await PDFDocument.load(pdf)).getPageCount()}`
}

/** Runs in the page: rules for paper hold, and those for a screen do not. */
function asOnPaper(): string {
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSMediaRule)) continue
      if (rule.media.mediaText === 'print') rule.media.mediaText = 'all'
      else if (rule.media.mediaText === 'screen') rule.media.mediaText = 'not all'
    }
  }
  return '""'
}
