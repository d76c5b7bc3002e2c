// Papers in the layout that is printed today: labels beside labels, two days in one field, a name twice.
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { readPdfPaper } from '#tests/pdf-words.ts'
import { lacksOf } from './papers.ts'

/** Each text at its place from the left and the top; labels are small, as the form prints them. */
type Printed = readonly (readonly [left: number, top: number, text: string, size?: number])[]

async function page(printed: Printed): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const sheet = document.addPage([612, 792])
  for (const [left, top, text, size = 9] of printed) sheet.drawText(text, { x: left, y: 792 - top, size, font })
  return document.save()
}

const small = 6.5
const i20 = (
  both = '16 AUGUST 2027 - 15 MAY 2029',
  school = ['Sample State University', 'Sample State University'],
): Printed => [
  [36, 40, 'Department of Homeland Security', small],
  [36, 50, 'U.S. Immigration and Customs Enforcement', small],
  [270, 40, 'I-20, Certificate of Eligibility for Nonimmigrant Student Status'],
  [270, 52, 'OMB NO. 1653-0038', small],
  [36, 76, 'SEVIS ID: N0004705512', 11],
  [36, 96, 'SURNAME/PRIMARY NAME', small],
  [230, 96, 'GIVEN NAME', small],
  [450, 96, 'CLASS OF ADMISSION', small],
  [36, 107, 'Iyer'],
  [230, 107, 'Meera Lakshmi'],
  [450, 118, 'F-1', 22],
  [36, 120, 'PREFERRED NAME', small],
  [230, 120, 'PASSPORT NAME', small],
  [36, 131, 'Meera Lakshmi Iyer'],
  [36, 144, 'COUNTRY OF BIRTH', small],
  [230, 144, 'COUNTRY OF CITIZENSHIP', small],
  [450, 144, 'ACADEMIC AND LANGUAGE', small],
  [36, 155, 'INDIA'],
  [230, 155, 'INDIA'],
  [36, 168, 'CITY OF BIRTH', small],
  [230, 168, 'DATE OF BIRTH', small],
  [450, 168, 'ACADEMIC AND LANGUAGE', small],
  [36, 179, 'Chennai'],
  [230, 179, '09 JULY 2001'],
  [36, 192, 'FORM ISSUE REASON', small],
  [230, 192, 'ADMISSION NUMBER', small],
  [450, 192, 'LEGACY NAME', small],
  [36, 203, 'INITIAL ATTENDANCE'],
  [36, 222, 'SCHOOL INFORMATION', 8],
  [36, 236, 'SCHOOL NAME', small],
  [300, 236, 'SCHOOL ADDRESS', small],
  ...school.map((line, at) => [36, 247 + at * 11, line] as const),
  [300, 247, '1 Sample Street, Houston, TX 77004'],
  [36, 272, 'SCHOOL OFFICIAL TO CONTACT UPON ARRIVAL', small],
  [300, 272, 'SCHOOL CODE AND APPROVAL DATE', small],
  [36, 283, 'Pat Sample'],
  [36, 294, 'International Student Adviser'],
  [300, 283, 'DAL214F00111000'],
  [300, 294, '18 FEBRUARY 2003'],
  [36, 312, 'PROGRAM OF STUDY', 8],
  [36, 326, 'EDUCATION LEVEL', small],
  [230, 326, 'MAJOR 1', small],
  [400, 326, 'MAJOR 2', small],
  [36, 337, "MASTER'S"],
  [230, 337, 'Computer Science 11.0701'],
  [400, 337, 'None 00.0000'],
  [36, 350, 'NORMAL PROGRAM LENGTH', small],
  [230, 350, 'PROGRAM ENGLISH PROFICIENCY', small],
  [400, 350, 'ENGLISH PROFICIENCY NOTES', small],
  [36, 361, '24 Months'],
  [230, 361, 'Required'],
  [400, 361, 'Student is proficient'],
  [36, 374, 'EARLIEST ADMISSION DATE', small],
  [230, 374, 'START OF CLASSES', small],
  [400, 374, 'PROGRAM START/END DATE', small],
  [36, 385, '17 JULY 2027'],
  [230, 385, '23 AUGUST 2027'],
  ...both.split('\n').map((line, at) => [400, 385 + at * 11, line] as const),
  [36, 412, 'FINANCIALS', 8],
  [36, 426, 'ESTIMATED AVERAGE COSTS FOR: 9 MONTHS', small],
  [320, 426, "STUDENT'S FUNDING FOR: 9 MONTHS", small],
  [36, 438, 'Tuition and Fees'],
  [200, 438, '$'],
  [250, 438, '23,000'],
  [320, 438, 'Personal Funds'],
  [500, 438, '$'],
  [540, 438, '40,000'],
  [36, 450, 'Living Expenses'],
  [200, 450, '$'],
  [250, 450, '12,346'],
  [36, 462, 'TOTAL'],
  [200, 462, '$'],
  [250, 462, '35,346'],
  [320, 462, 'TOTAL'],
  [500, 462, '$'],
  [540, 462, '40,000'],
  [36, 480, 'REMARKS', 8],
  [36, 500, 'SCHOOL ATTESTATION', 8],
  [36, 540, 'DATE ISSUED', small],
  [230, 540, 'PLACE ISSUED', small],
  [36, 551, '02 MAY 2027'],
  [230, 551, 'Houston,TX'],
]

const whole = {
  surname: 'Iyer',
  givenName: 'Meera Lakshmi',
  bornOn: '2001-07-09',
  sevisId: 'N0004705512',
  schoolCode: 'DAL214F00111000',
  university: 'Sample State University',
  programmeStart: '2027-08-16',
  programmeEnd: '2029-05-15',
  earliestAdmission: '2027-07-17',
  classesStart: '2027-08-23',
  costYear1: '3534600',
  fundsYear1: '4000000',
  issuedOn: '2027-05-02',
}

const saidBy = async (printed: Printed) => {
  const read = await readPdfPaper(await page(printed))
  return read.kind === 'read' ? { paper: read.paper, ...read.says } : read.kind
}

describe('the I-20 of today', () => {
  test.each([
    '16 AUGUST 2027 - 15 MAY 2029',
    '16 AUGUST 2027 -\n15 MAY 2029',
    '16 AUGUST 2027-15 MAY 2029',
    '16 AUGUST 2027\n15 MAY 2029',
  ])('with start and end in one field: %j', async both => {
    expect(await saidBy(i20(both))).toEqual({ paper: 'i-20', ...whole })
  })

  test('a campus that follows the name of its school', async () => {
    const campus = ['Sample State University', 'Sample State University - Houston']
    expect(await saidBy(i20(undefined, campus))).toEqual({ paper: 'i-20', ...whole })
  })

  test('a school’s name twice in one line is one name', async () => {
    expect(await saidBy(i20(undefined, ['Sample State University Sample State University']))).toEqual({
      paper: 'i-20',
      ...whole,
    })
  })

  test('another name below it is not guessed at', async () => {
    const { university: _, ...rest } = whole
    expect(await saidBy(i20(undefined, ['Sample State University', 'Other College']))).toEqual({
      paper: 'i-20',
      ...rest,
    })
  })

  test('each line under the other, as a program writes it that keeps the columns nowhere', async () => {
    const lines = [
      'I-20, Certificate of Eligibility for Nonimmigrant Student Status',
      'SEVIS ID: N0004705512',
      'SURNAME/PRIMARY NAME ACADEMIC AND LANGUAGE',
      'Iyer',
      'GIVEN NAME ACADEMIC AND LANGUAGE',
      'Meera Lakshmi',
      'DATE OF BIRTH ACADEMIC AND LANGUAGE',
      '09 JULY 2001',
      'SCHOOL NAME ACADEMIC AND LANGUAGE',
      'Sample State University',
      'PROGRAM START/END DATE',
      '16 AUGUST 2027 - 15 MAY 2029',
    ]
    expect(await saidBy(lines.map((line, at) => [36, 60 + at * 20, line] as const))).toEqual({
      paper: 'i-20',
      surname: 'Iyer',
      givenName: 'Meera Lakshmi',
      bornOn: '2001-07-09',
      sevisId: 'N0004705512',
      university: 'Sample State University',
      programmeStart: '2027-08-16',
      programmeEnd: '2029-05-15',
    })
  })
})

describe('an appointment of today', () => {
  const lines = (dates: readonly string[]): Printed =>
    [
      'Appointment Confirmation, U.S. Visa Service',
      'Applicant Name: MEERA LAKSHMI IYER',
      'Passport Number: Z1234567',
      'DS-160 Confirmation Number: AA00SAMPL1',
      ...dates,
    ].map((line, at) => [36, 60 + at * 18, line] as const)

  test.each([
    [
      'beside',
      [
        'OFC APPOINTMENT DETAILS',
        'Date: 10 June, 2027',
        'Time: 10:15 AM',
        'Location: CHENNAI VAC',
        'CONSULAR APPOINTMENT DETAILS',
        'Date: 15 June, 2027',
        'Time: 09:30 AM',
        'Location: CHENNAI',
      ],
    ],
    [
      'with the label OFC Appointment Date under the heading',
      [
        'OFC APPOINTMENT DETAILS',
        'Appointment Date: June 10, 2027',
        'CONSULAR APPOINTMENT DETAILS',
        'Appointment Date: June 15, 2027',
      ],
    ],
    [
      'in one line',
      ['OFC APPOINTMENT DETAILS Date: 10 June, 2027', 'CONSULAR APPOINTMENT DETAILS Date: 15 June, 2027'],
    ],
  ])('each date under its heading, %s', async (_, dates) => {
    expect(await saidBy(lines(dates))).toMatchObject({
      paper: 'appointment-confirmation',
      vacOn: '2027-06-10',
      interviewOn: '2027-06-15',
    })
  })

  test('the two beside each other', async () => {
    const both: Printed = [
      ...lines([]),
      [36, 160, 'OFC APPOINTMENT DETAILS'],
      [320, 160, 'CONSULAR APPOINTMENT DETAILS'],
      [36, 178, 'Date: 10 June, 2027'],
      [320, 178, 'Date: 15 June, 2027'],
      [36, 196, 'Location: CHENNAI VAC'],
      [320, 196, 'Location: CHENNAI'],
    ]
    expect(await saidBy(both)).toMatchObject({ vacOn: '2027-06-10', interviewOn: '2027-06-15' })
  })

  test('the date of a delivery is no visit', async () => {
    const dates = ['CONSULAR APPOINTMENT DETAILS', 'Date: 15 June, 2027', 'DOCUMENT DELIVERY', 'Date: 18 June, 2027']
    expect(await saidBy(lines(dates))).toMatchObject({ interviewOn: '2027-06-15' })
    expect(await saidBy(lines(dates))).not.toHaveProperty('vacOn')
  })

  test('a date without a heading is neither', async () => {
    expect(await saidBy(lines(['Date: 15 June, 2027']))).not.toHaveProperty('interviewOn')
  })
})

describe('what was not found is said', () => {
  test('of an I-20 without an end and a school', () => {
    const { programmeEnd: _, university: __, ...says } = whole
    expect(lacksOf('i-20', says)).toEqual(['university', 'programmeEnd'])
    expect(lacksOf('i-20', whole)).toEqual([])
  })

  test('a name in one line is no name that is missing', () => {
    const says = { studentName: 'MEERA LAKSHMI IYER', passportNumber: 'Z1234567', applicationId: 'AA00SAMPL1' }
    expect(lacksOf('appointment-confirmation', says)).toEqual([
      'bornOn',
      'appointmentUid',
      'interviewOn',
      'interviewAt',
      'vacOn',
    ])
    expect(lacksOf('appointment-confirmation', {})).toContain('studentName')
  })
})
