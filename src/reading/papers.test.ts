// Seven papers as programs print them. The samples are our own drawings, and say so; their README says how they were made.
import { readFile } from 'node:fs/promises'
import { degrees, PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPdfPaper } from '#tests/pdf-words.ts'
import { readPaper } from './papers.ts'
import { paperNames, type PaperName, type Says } from './says.ts'
import type { Line, Word } from './words.ts'

const whole: Record<Exclude<PaperName, 'i-20'>, Says> = {
  'ds-160-confirmation': {
    surname: 'IYER',
    givenName: 'MEERA LAKSHMI',
    bornOn: '2001-07-09',
    passportNumber: 'Z1234567',
    applicationId: 'AA00SAMPL1',
    interviewAt: 'CHENNAI, INDIA',
    issuedOn: '2027-05-12',
  },
  'sevis-receipt': {
    surname: 'IYER',
    givenName: 'MEERA LAKSHMI',
    bornOn: '2001-07-09',
    bornOnInNumbers: '07/09/2001',
    sevisId: 'N0004705512',
    schoolCode: 'DAL214F00111000',
    amount: '35000',
    currency: 'USD',
    paidOn: '2027-04-03',
    receiptNumber: 'SAMPLE0012345',
  },
  'appointment-confirmation': {
    studentName: 'MEERA LAKSHMI IYER',
    passportNumber: 'Z1234567',
    applicationId: 'AA00SAMPL1',
    appointmentUid: '12345678',
    interviewOn: '2027-06-15',
    interviewAt: 'CHENNAI',
    vacOn: '2027-06-10',
  },
  'admission-letter': {
    studentName: 'Meera Lakshmi Iyer',
    university: 'Sample State University',
    programmeStart: '2027-08-16',
    classesStart: '2027-08-23',
    issuedOn: '2027-03-12',
  },
  'loan-letter': {
    studentName: 'Meera Lakshmi Iyer',
    university: 'Sample State University',
    amount: '400000000',
    currency: 'INR',
    bank: 'Sample Bank of India',
    issuedOn: '2027-04-05',
  },
  'bank-letter': {
    accountHolder: 'Suresh Iyer',
    amount: '325000050',
    currency: 'INR',
    bank: 'Sample Bank of India',
    issuedOn: '2027-05-12',
  },
}

const sample = (name: string) => readFile(`tests/papers/${name}.pdf`)

const papers = paperNames.filter(name => name !== 'i-20')
const producers = ['chromium', 'libreoffice-web', 'libreoffice-writer']

describe.each(papers)('%s', name => {
  const read = { kind: 'read', paper: name, says: whole[name] }

  test.each(producers)('printed by %s', async producer => {
    expect(await readPdfPaper(await sample(`${name}.${producer}`))).toEqual(read)
  })

  test.each([90, 180, 270])('with each page turned by %s degrees', async turn => {
    const document = await PDFDocument.load(await sample(`${name}.chromium`))
    document.getPages().forEach(page => page.setRotation(degrees(turn)))
    expect(await readPdfPaper(await document.save())).toEqual(read)
  })

  test('locked against changes only', async () => {
    const document = await PDFDocument.load(await sample(`${name}.libreoffice-web`))
    document.encrypt({ userPassword: '', ownerPassword: 'sample' })
    expect(await readPdfPaper(await document.save())).toEqual(read)
  })

  test('locked against reading', async () => {
    const document = await PDFDocument.load(await sample(`${name}.libreoffice-web`))
    document.encrypt({ userPassword: 'sample', ownerPassword: 'sample' })
    expect(await readPdfPaper(await document.save())).toEqual({ kind: 'locked' })
  })
})

test.each(producers)(
  'cells too narrow for their text, by %s: what is read is whole, and the rest is not known',
  async producer => {
    const read = await readPdfPaper(await sample(`narrow-cells.${producer}`))
    if (read.kind !== 'read') throw new Error(`It is ${read.kind}.`)
    expect(Object.keys(read.says).length).toBeGreaterThan(1)
    expect(whole['appointment-confirmation']).toMatchObject(read.says)
  },
)

test('a name of three lines in a cell is whole', async () => {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const page = document.addPage([612, 792])
  const text = (words: string, x: number, y: number) => page.drawText(words, { x, y, size: 10, font })
  text('Balance certificate of a bank account: we certify what follows.', 40, 740)
  text('Account Holder:', 40, 700)
  ;['MEERA LAKSHMI', 'SUBRAMANIAN', 'IYER'].forEach((words, line) => text(words, 200, 700 - line * 12))
  expect(await readPdfPaper(await document.save())).toEqual({
    kind: 'read',
    paper: 'bank-letter',
    says: { accountHolder: 'MEERA LAKSHMI SUBRAMANIAN IYER' },
  })
})

/** Text as pdf-lib places it, one line under the other; '|' begins another column. */
async function drawn(...lines: readonly string[]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const page = document.addPage([612, 792])
  lines.forEach((line, row) =>
    line
      .split('|')
      .forEach((text, column) =>
        page.drawText(text.trim(), { x: 40 + column * 270, y: 740 - row * 18, size: 10, font }),
      ),
  )
  return document.save()
}

const saidBy = async (...lines: readonly string[]) => {
  const read = await readPdfPaper(await drawn(...lines))
  return read.kind === 'read' ? { paper: read.paper, ...read.says } : read.kind
}

test('a scan says that it has no words', async () => {
  expect(await saidBy('')).toBe('no-words')
})

test.each([
  ['a CV', ['Meera Lakshmi Iyer', 'Education: B.E. in Computer Science, 2019 to 2023', 'Skills: Python, SQL']],
  ['a statement of purpose', ['I want to study at a university in the United States because of its laboratories.']],
])('%s is another paper', async (_, lines) => {
  expect(await saidBy(...lines)).toBe('another-paper')
})

describe('papers that name each other', () => {
  test.each([
    [
      'admission-letter',
      [
        'We are pleased to offer you admission to Sample State University.',
        'We will send a Form I-20, and you pay the I-901 SEVIS fee.',
      ],
    ],
    [
      'appointment-confirmation',
      ['Appointment Confirmation, US Consulate', 'DS-160 Confirmation Number: AA00SAMPL1', 'Bring your I-20.'],
    ],
    [
      'loan-letter',
      [
        'Sanction letter: education loan of Rs. 10,00,000',
        'Please send your admission letter and I-20 with a bank balance.',
      ],
    ],
    ['sevis-receipt', ['I-901 SEVIS fee receipt', 'Bring it with your Form I-20 to the consulate, please.']],
  ])('%s', async (paper, lines) => {
    expect(await saidBy(...lines)).toMatchObject({ paper })
  })
})

describe('days', () => {
  const letter = (...more: string[]) => saidBy('Balance certificate of Sample Bank: we certify an account.', ...more)

  test.each([
    ['Date: 05/04/2027', undefined],
    ['Date: 25/04/2027', '2027-04-25'],
    ['Date (DD/MM/YYYY): 05/04/2027', '2027-04-05'],
    ['Date: 05-04-2027', undefined],
    ['Date (DD-MM-YYYY): 05-04-2027', '2027-04-05'],
    ['Date: 2027-04-05', '2027-04-05'],
    ['Date: 12th May 2027', '2027-05-12'],
    ['Date: 12th Marigold 2027', undefined],
    ['Date: 31/02/2027', undefined],
    ['Date of disbursement: 12 May 2027', undefined],
    ['Expiry Date: 12 May 2027', undefined],
    ['The date 12 May 2027 is another one.', undefined],
  ])('%s', async (line, issuedOn) => {
    expect(await letter(line)).toEqual({ paper: 'bank-letter', ...(issuedOn !== undefined && { issuedOn }) })
  })

  test('in numbers are read as the paper says it prints them, and not where it says both', async () => {
    expect(await letter('All dates are DD/MM/YYYY.', 'Date: 05/04/2027')).toMatchObject({ issuedOn: '2027-04-05' })
    expect(await letter('DD/MM/YYYY or MM/DD/YYYY', 'Date: 05/04/2027')).toEqual({ paper: 'bank-letter' })
  })

  test('of a receipt of the United States have the month first', async () => {
    const receipt = (day: string) => saidBy('I-901 SEVIS fee payment confirmation, a receipt', `Date of Birth: ${day}`)
    expect(await receipt('03/04/2001')).toMatchObject({ bornOn: '2001-03-04' })
    expect(await receipt('04-MAR-2001')).toMatchObject({ bornOn: '2001-03-04' })
  })
})

describe('sums', () => {
  const sum = async (text: string) => {
    const said = await saidBy('Sanction of your education loan, with many greetings', `Loan Amount: ${text}`)
    return typeof said === 'string' ? said : said && 'amount' in said ? `${said.amount} ${said.currency}` : undefined
  }

  test.each([
    ['Rs. 40,00,000/-', '400000000 INR'],
    ['INR 40,00,000.50', '400000050 INR'],
    ['Rs 40 lakh', '400000000 INR'],
    ['Rs. 40.5 Lakhs', '405000000 INR'],
    ['Rs. 1.2 crore', '1200000000 INR'],
    ['INR 4000000', '400000000 INR'],
    ['USD 48,000', '4800000 USD'],
    ['US$ 48,000.00', '4800000 USD'],
    ['48,000', undefined],
    ['$ 48,000', undefined],
    ['EUR 48,000', undefined],
    ['Rs. 40.000,00', undefined],
    ['Rs. 40 thousand', undefined],
    ['Rs. 4,00,0000', undefined],
    ['as agreed', undefined],
  ])('%s', async (text, expected) => {
    expect(await sum(text)).toBe(expected)
  })

  test('that were asked for, or cost a fee, are not the loan', async () => {
    expect(
      await saidBy(
        'Sanction of your education loan, with many greetings',
        'Loan Amount Requested: Rs. 45,00,000',
        'Processing Fee: Rs. 10,000',
        'Loan Amount Sanctioned: Rs. 40,00,000',
      ),
    ).toEqual({ paper: 'loan-letter', amount: '400000000', currency: 'INR' })
  })
})

describe('what is not certain is not known', () => {
  test('two places that differ', async () => {
    expect(
      await saidBy(
        'We sanction an education loan of Rs. 40,00,000 in this letter.',
        'Loan Amount: Rs. 35,00,000',
        'Name of the Student: Meera Iyer',
        'Name of the Borrower: Suresh Iyer',
        'Date: 12 May 2027',
        'Dated: 12 May 2027',
      ),
    ).toEqual({ paper: 'loan-letter', currency: undefined, issuedOn: '2027-05-12' })
  })

  test('a greeting, a letterhead, and a name that is cut by a column', async () => {
    expect(
      await saidBy(
        'SAMPLE STATE UNIVERSITY',
        'Dear Meera, welcome! Your admission letter.',
        'An admission to our programme for | Sample University',
        'the autumn. | Name',
      ),
    ).toEqual({ paper: 'admission-letter' })
    expect(
      await saidBy(
        'Balance certificate of a bank account',
        'This is to certify that Ms. Meera | Other text',
        'Lakshmi Iyer keeps an account. | here',
      ),
    ).toEqual({ paper: 'bank-letter' })
  })

  test('a single name, as the form of the visa prints it', async () => {
    const confirmation = (name: string) =>
      saidBy('Online Nonimmigrant Visa Application (DS-160)', `Name Provided: ${name}`, 'Confirmation No: AA00SAMPL1')
    expect(await confirmation('RAMESH, FNU')).toMatchObject({ surname: 'RAMESH', givenName: 'FNU' })
    expect(await confirmation('RAMESH')).toEqual({ paper: 'ds-160-confirmation', applicationId: 'AA00SAMPL1' })
    expect(await confirmation('A, B, C')).toMatchObject({ surname: 'A' })
  })
})

/** Words that papers are made of, and that they aren't, anywhere on a page. */
const word: fc.Arbitrary<Word> = fc.record({
  text: fc.oneof(
    fc.constantFrom(
      ...'I-20 SEVIS DS-160 Confirmation No Name Provided I-901 receipt Appointment Visa Sanction loan of Rs. 40,00,000 sanctioned to Ms. Meera Balance is Bank Account certify that Date: 12 May 2027 05/04/2027 TOTAL $ University admission'.split(
        ' ',
      ),
    ),
    fc.string({ unit: 'binary', maxLength: 30 }),
  ),
  left: fc.double(),
  right: fc.double(),
  top: fc.double(),
  height: fc.double(),
})
const pages = fc.array(fc.array(fc.array(word, { maxLength: 30 }), { maxLength: 12 }), { maxLength: 3 })

test('any words are read without an error, twice alike, and leave the pages as they were', () => {
  fc.assert(
    fc.property(pages, some => {
      const before = structuredClone(some)
      const read = readPaper(some)
      expect(readPaper(some)).toEqual(read)
      expect(some).toEqual(before)
      if (read.kind !== 'read') return
      for (const [name, value] of Object.entries(read.says)) {
        expect(value).not.toBe('')
        if (/On$|Start$|End$|Admission$/.test(name)) expect(value).toMatch(/^\d{4}-\d{2}-\d{2}$/)
        if (name === 'amount' || name.endsWith('Year1')) expect(value).toMatch(/^\d+$/)
      }
    }),
    { numRuns: 300 },
  )
})

/** Counts how often the words of a page are looked at. */
function counting(lines: readonly Line[]): { pages: Line[][]; looks: () => number } {
  let looks = 0
  const counted = lines.map(line =>
    line.map(each => ({
      ...each,
      get text() {
        looks += 1
        return each.text
      },
    })),
  )
  return { pages: [counted], looks: () => looks }
}

test.each([
  ['ordinary words', 'word'],
  ['labels alone', 'SURNAME/PRIMARY'],
  ['the beginnings of labels', 'PROGRAM'],
  ['one label', 'Date'],
])('the work of reading %s grows with the words, not with their square', (_, text) => {
  const page = (count: number): Line[] => [
    ['I-20,', 'Certificate', 'of', 'Eligibility', 'SEVIS'].map((each, at) => wordAt(each, at)),
    ...Array.from({ length: count / 50 }, () => Array.from({ length: 50 }, (_unused, at) => wordAt(text, at))),
  ]
  const looksAt = (count: number): number => {
    const { pages: counted, looks } = counting(page(count))
    readPaper(counted)
    return looks()
  }
  expect(looksAt(4000)).toBeLessThan(2.5 * looksAt(2000))
})

const wordAt = (text: string, at: number): Word => ({ text, left: at * 60, right: at * 60 + 50, top: 0, height: 9 })
