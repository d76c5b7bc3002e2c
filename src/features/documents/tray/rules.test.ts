import { expect, test } from 'vitest'
import { guessSlot, problemBeforeShrinking, type Named } from './rules.ts'

const slots: readonly Named[] = [
  { id: 'class 10', names: ['10th', 'class 10', 'class x', 'ssc'] },
  { id: 'class 12', names: ['12th', 'class 12', 'hsc'] },
  { id: 'degree', names: ['sem', 'semester', 'degree'] },
  { id: 'admission', names: ['i20', 'admission', 'offer letter'] },
  { id: 'pan', names: ['pan'] },
  { id: 'aadhaar', names: ['aadhaar', 'aadhar', 'आधार'] },
  { id: 'passport', names: ['passport'] },
  { id: 'form 16', names: ['form 16', 'itr'] },
  { id: 'tds', names: ['form 16a', 'tds'] },
  { id: 'salary', names: ['salary slip', 'payslip'] },
]

test.each([
  ['IMG_2231.jpg', undefined],
  ['image.jpg', undefined],
  ['WhatsApp Image 2026-11-20 at 10.12.54.jpeg', undefined],
  ['scan.pdf', undefined],
  ['', undefined],
  ['.pdf', undefined],
  ['aadhaar_front.pdf', 'aadhaar'],
  ['AadharCard.PDF', 'aadhaar'],
  ['आधार.pdf', 'aadhaar'],
  ['Sem 1 marksheet.pdf', 'degree'],
  ['sem3.pdf', 'degree'],
  ['10th marks.jpg', 'class 10'],
  ['10thMarks.jpg', 'class 10'],
  ['class10.pdf', 'class 10'],
  ['12TH-marksheet (1).pdf', 'class 12'],
  ['pan card.png', 'pan'],
  ['company.pdf', undefined],
  ['Passport-Meera.pdf', 'passport'],
  ['ITR 2024-25.pdf', 'form 16'],
  ['Form16.pdf', 'form 16'],
  ['Form16A.pdf', 'tds'],
  ['salary slip march.pdf', 'salary'],
  ['salary_slips_2026.pdf', 'salary'],
  ['i20.pdf', 'admission'],
  ['I-20_UNT.pdf', 'admission'],
  ['offer letter.pdf', 'admission'],
  ['letter.pdf', undefined],
  // Two papers in one name: only the student knows.
  ['10th and 12th marks.pdf', undefined],
  ['aadhaar pan passport.pdf', undefined],
])('%s is a guess at %s', (name, slot) => {
  expect(guessSlot(name, slots)).toBe(slot)
})

test('a paper that is not asked for is not guessed', () => {
  expect(guessSlot('pan card.png', [])).toBeUndefined()
})

test.each([
  ['marks.pdf', 2 * 1_048_576 + 1, 'File must smaller than 2 MB!'],
  ['marks.pdf', 2 * 1_048_576, undefined],
  // It is made smaller before it is sent.
  ['marks.jpg', 9_000_000, undefined],
  ['marks.jpg', 0, 'This file is empty. Please choose another.'],
  ['marks.docx', 1000, 'We cannot take this kind of file. Please choose a PDF or a picture (JPG, PNG).'],
])('%s of %i bytes as a paper of a loan: %s', (name, size, problem) => {
  expect(problemBeforeShrinking({ name, size }, 'loan')).toBe(problem)
})
