import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { printCard, type CardInput } from './card-paper.ts'
import { printReceipt } from '#src/features/payments/receipts/paper.ts'

const card: CardInput = {
  at: '2026-06-15T06:00:00Z',
  name: 'Meera Iyer',
  member: 'GBG 1',
  policy: 'P-1',
  plan: 'Campus 250',
  insurer: 'GBG',
  university: 'Arizona State University',
  from: '08/15/2026',
  until: '08/14/2027',
  isSample: false,
  endedOn: null,
}

/** As another program reads it. */
async function textOf(pdf: Uint8Array): Promise<string> {
  const task = getDocument({ data: pdf.slice(), useSystemFonts: true, verbosity: 0 })
  const page = await (await task.promise).getPage(1)
  const { items } = await page.getTextContent()
  await task.destroy()
  return items.flatMap(item => ('str' in item ? [item.str] : [])).join(' ')
}

test.each([
  ['Devanagari', 'मीरा अय्यर'],
  ['Tamil', 'மீரா ஐயர்'],
  ['Telugu', 'మీరా అయ్యర్'],
  ['Bengali', 'মীরা আইয়ার'],
  ['Gurmukhi', 'ਮੀਰਾ ਅਈਅਰ'],
  ['Malayalam', 'മീര അയ്യർ'],
  ['Latin with marks', 'Zoë Nuñez-Łukasiewicz'],
])('a card and a receipt in %s', async (_, name) => {
  const [face, receipt] = await Promise.all([
    printCard({ ...card, name }),
    printReceipt({ at: card.at, amount: '$1.00', lines: [['Received from', name]], isSample: true }),
  ])
  expect(await textOf(face)).toContain('GBG 1')
  expect(await textOf(receipt)).toContain('Sample data')
})

test('sample data is said on the card, and only there', async () => {
  expect(await textOf(await printCard({ ...card, isSample: true }))).toContain('SAMPLE')
  expect(await textOf(await printCard(card))).not.toContain('SAMPLE')
})

test('the card of an insurance that was ended says ENDED and on which day, and only there', async () => {
  const ended = await textOf(await printCard({ ...card, isSample: true, endedOn: '09/01/2026' }))
  expect(ended).toMatch(/SAMPLE.*ENDED/)
  expect(ended).toContain('This insurance was ended on 09/01/2026. The card proves no cover after that day')
  expect(ended).not.toContain('Show this card')
  expect(await textOf(await printCard(card))).not.toContain('ENDED')
})

test('a letter that was met within another first can be searched for all the same', async () => {
  await printCard({ ...card, name: 'Zoë Nuñez' })
  expect(await textOf(await printCard({ ...card, name: 'Venkata' }))).toContain('Venkata')
})

test('a very long name stays on the page', async () => {
  expect(await textOf(await printCard({ ...card, name: 'Venkata '.repeat(12), plan: 'A plan '.repeat(12) }))).toContain(
    'Venkata',
  )
})
