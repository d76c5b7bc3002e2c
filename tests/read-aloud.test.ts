// Every paper that we draw, as a program reads it aloud: headings, tables with heads, fields, in the order of the page.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { printAffidavit } from '#src/features/family/affidavit/paper.ts'
import { printLedger } from '#src/features/money/export/paper.ts'
import { printReceipt } from '#src/features/payments/receipts/paper.ts'
import { printBrochure } from '#src/stages/health-insurance/brochures/brochure-paper.ts'
import { printCard } from '#src/stages/health-insurance/policies/card-paper.ts'
import { printSheet } from '#src/stages/loans/sheet/paper.ts'
import { printRecord } from '#src/stages/vaccines/proof/paper.ts'
import { printChecklist } from '#src/stages/visas/compile-docs/checklist.ts'
import { i20Fields } from '#src/stages/visas/i20/contract.ts'
import { fillWorksheet } from '#src/stages/visas/i20/worksheet.ts'
import { printPack } from '#src/stages/visas/pack/paper.ts'
import { fieldOf } from '#src/values/unknown.ts'

const at = '2026-06-15T06:00:00Z'
const long = 'A sentence that is longer than one line of a paper, so that it is broken between two of its many words.'

const card = {
  at,
  name: 'मीरा अय्यर',
  member: 'GBG 1',
  policy: 'P-1',
  plan: 'Campus 250',
  insurer: 'GBG',
  university: 'Arizona State University',
  from: '08/15/2026',
  until: '08/14/2027',
  isSample: true,
  endedOn: null,
}

const plain = { gender: 'F', i20_holder: 'No', dob: '04/12/2003' }

const ledgerRow = {
  kind: 'sevisFee' as const,
  payee: 'US Department of State',
  amount: { currency: 'USD' as const, minor: 18_500 },
  paidPaise: null,
  on: '2027-04-01',
  isDayEstimated: false,
  isPaid: false,
  isFixed: true,
  mayCome: false,
  returned: 0,
  back: null,
  receipt: null,
  bill: null,
  matter: null,
  step: null,
  source: null,
  origin: 'safar' as const,
  paise: 1_572_500,
  cents: 18_500,
  state: 'due' as const,
  phase: 'visa' as const,
  area: 'visa' as const,
}

const figures = {
  lender: 'Sample Bank',
  amount: 300_000_000,
  rate: 950,
  rateKind: 'floating' as const,
  statedApr: null,
  moratoriumMonths: 30,
  instalments: 120,
  feePercent: 100,
  fee: 3_000_000,
  emi: 5_100_400,
  total: 700_000_000,
  extra: 0,
  rises: [{ by: 100, rate: 1050, emi: 5_400_000, total: 740_000_000 }],
}

const photo = await onePage()

type Kind = { name: string; print: () => Promise<Uint8Array>; inOrder: readonly string[]; fields?: number }

const kinds: readonly Kind[] = [
  {
    name: 'a receipt',
    print: () =>
      printReceipt({
        at,
        amount: '$1.00',
        lines: [
          ['Received from', 'मीरा अय्यर'],
          ['For', long],
        ],
        isSample: true,
      }),
    inOrder: ['H1 Receipt', 'P $1.00', 'TH Received from', 'TD मीरा अय्यर', 'TH For', `TD ${long}`],
  },
  {
    name: 'an insurance card',
    print: () => printCard(card),
    inOrder: ['P GBG', 'H1 ', 'TH Name', 'TD मीरा अय्यर', 'TD 08/15/2026'],
  },
  {
    name: 'a brochure',
    print: () =>
      printBrochure({
        at,
        title: 'Campus 250',
        by: 'GBG',
        foot: 'Figures of June 2026',
        isSample: true,
        parts: [
          { title: 'What it pays', rows: [['Deductible', '$250']], note: long },
          {
            title: 'Prices',
            columns: [['Age', 'Year'], ...Array.from({ length: 60 }, (_, age) => [`${age}`, `$${age}`])],
          },
        ],
      }),
    inOrder: [
      'H1 Campus 250',
      'H2 What it pays',
      'TH Deductible',
      'TD $250',
      `P ${long}`,
      'H2 Prices',
      'TH Age',
      'TH Year',
      'TH 59',
      'TD $59',
      'P Figures of June 2026',
    ],
  },
  {
    name: 'the decision sheet of a loan',
    print: () =>
      printSheet({
        at,
        view: {
          now: at,
          firstName: 'Meera',
          sheet: {
            offer: 'o',
            isAccepted: true,
            changedAt: at,
            version: 'abcdef0123',
            figures,
            hasStatement: false,
            statements: [],
          },
          agreements: [],
        },
      }),
    inOrder: ['H1 ', 'TH ', 'TD Sample Bank', 'H2 ', 'TH By 1 percentage point, to 10.50 %', 'TD ₹54,000 a month'],
  },
  {
    name: 'the ledger',
    print: () =>
      printLedger({
        at,
        ledger: {
          rows: Array.from({ length: 30 }, (_, index) => ({ ...ledgerRow, id: `${index}`, what: `Fee ${index}` })),
          funds: [],
          entries: [],
          leftOut: [],
          terms: [],
          tuitionDue: null,
          today: '2026-06-15',
          rate: { midRate: 8500, isSample: true, source: 'sample', collectedAt: at },
        },
      }),
    inOrder: ['H1 ', 'TH Fee 0 US Department of State', 'TD $185.00', 'TH Fee 29 US Department of State'],
  },
  {
    name: 'the record of vaccines',
    print: () =>
      printRecord({
        at,
        name: 'Meera Iyer',
        dob: '12th April 2003',
        university: 'Arizona State University',
        rows: [{ what: 'MMR, dose 1', on: '1st May 2010', where: 'Apollo' }],
        proofs: [{ label: 'Slip', type: 'application/pdf', bytes: photo }],
      }),
    inOrder: [
      'H1 Vaccination record',
      'TH Name',
      'TD Meera Iyer',
      'TH Vaccine or test',
      'TH Date',
      'TH Where',
      'TH MMR, dose 1',
      'TD 1st May 2010',
      'TD Apollo',
      'P Slip',
    ],
  },
  {
    name: 'the list of papers',
    print: () => printChecklist({ name: 'Meera', at, zone: 'Asia/Kolkata', ticks: [], skips: [], interviewOn: null }),
    inOrder: ['H1 ', 'H2 ', 'Form ', 'P ', 'H2 '],
  },
  {
    name: 'the worksheet of an I-20',
    print: () => fillWorksheet({ data: i20Fields.parse(plain), university: 'Arizona State University', at }),
    inOrder: ['H1 ', 'P Last name', 'Form ', 'H1 ', 'H2 ', 'Form '],
  },
  {
    name: 'the affidavit of support',
    print: () =>
      printAffidavit({ at, student: [['Name as in the passport', 'Meera Iyer']], sponsor: [['Employer', '']] }),
    inOrder: [
      'H1 Affidavit',
      'H2 The student',
      'TH Name as in the passport',
      'TD Meera Iyer',
      'P Employer',
      'Form ',
      'P Tuition',
      'H2 ',
    ],
  },
  {
    name: 'the folder for the window',
    print: () =>
      printPack({
        at,
        name: 'Meera',
        interviewOn: null,
        print: 'Print this on one side.',
        rows: [
          {
            part: 'identity',
            title: 'Passport',
            isOptional: false,
            standing: 'ready',
            because: '',
            files: [{ name: 'passport.pdf', type: 'application/pdf', bytes: photo }],
          },
        ],
      }),
    inOrder: ['P Print this on one side.', 'H1 ', 'H2 ', 'P Pages of your own files', 'P Passport 3', 'H1 '],
  },
]

test.each(kinds)('$name', async ({ print, inOrder }) => {
  const pdf = await print()
  const { parts, unmarked, fields } = await readAloud(pdf)
  // In this order, with whatever stands between them.
  let from = 0
  for (const wanted of inOrder) {
    const found = parts.findIndex((part, index) => index >= from && part.startsWith(wanted))
    expect(found, `“${wanted}” after ${from} of ${JSON.stringify(parts, null, 1)}`).toBeGreaterThanOrEqual(from)
    from = found + 1
  }
  expect(unmarked, 'text that nobody would hear').toEqual([])
  expect(parts.filter(part => part.startsWith('H')).length).toBeGreaterThan(0)
  expect(parts.find(part => part.startsWith('H'))).toMatch(/^H1/)
  expect(fields.filter(({ label }) => label === '')).toEqual([])
  expect(fields).toHaveLength(parts.filter(part => part.startsWith('Form')).length)
})

/** A paper that somebody sent, with a tree of its own that says nothing of ours. */
async function onePage(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([200, 200])
  page.node.set(PDFName.of('StructParents'), pdf.context.obj(0))
  return pdf.save()
}

type Said = { parts: readonly string[]; unmarked: readonly string[]; fields: readonly { label: string }[] }

async function readAloud(bytes: Uint8Array): Promise<Said> {
  const task = getDocument({ data: bytes.slice(), useSystemFonts: true, verbosity: 0 })
  const pdf = await task.promise
  const about = await pdf.getMetadata()
  expect(fieldOf(about.info, 'Language')).toBe('en')
  expect(fieldOf(about.info, 'Title')).not.toBe('')
  expect(await pdf.getMarkInfo()).not.toBeNull()
  const said = { parts: [] as string[], unmarked: [] as string[], fields: [] as { label: string }[] }
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const texts = new Map<string, string>()
    const open: string[] = []
    for (const item of items) {
      if ('str' in item) {
        const mark = open.at(-1)
        if (mark === undefined && item.str.trim() !== '') said.unmarked.push(item.str)
        else if (mark !== undefined) texts.set(mark, `${texts.get(mark) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`)
      } else if (item.type === 'endMarkedContent') open.pop()
      // What has no place in the tree is only seen, or says how the part around it is spelt.
      else open.push(item.id ?? open.at(-1) ?? `only seen on page ${number}`)
    }
    said.parts.push(...leavesOf(await page.getStructTree(), texts))
    for (const annotation of await page.getAnnotations())
      if (fieldOf(annotation, 'subtype') === 'Widget')
        said.fields.push({ label: String(fieldOf(annotation, 'alternativeText') ?? '') })
  }
  await task.destroy()
  return said
}

/** The parts of a tree that hold something, each by what it is and its words. */
function leavesOf(node: unknown, texts: ReadonlyMap<string, string>): string[] {
  const children = fieldOf(node, 'children')
  const role = fieldOf(node, 'role')
  if (!Array.isArray(children)) return []
  const own = children.filter(child => fieldOf(child, 'type') !== undefined)
  const words = own
    .map(child => texts.get(String(fieldOf(child, 'id'))) ?? '')
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return [...(own.length > 0 ? [`${String(role)} ${words}`] : []), ...children.flatMap(child => leavesOf(child, texts))]
}
