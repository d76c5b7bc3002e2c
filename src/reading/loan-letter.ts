// A lender's sanction letter. Pure.
import { dated, named, otherDates, university } from './letters.ts'
import type { Paper } from './paper.ts'
import * as values from './values.ts'

const sanctioned = [
  'Loan Amount',
  'Loan Amount Sanctioned',
  'Sanctioned Loan Amount',
  'Sanctioned Amount',
  'Amount Sanctioned',
  'Amount of Loan Sanctioned',
  'Sanctioned Limit',
  'Limit Sanctioned',
  'Total Loan Amount',
]
const sentences = [
  new RegExp(
    String.raw`\b[Ll]oan\s+(?:amount\s+|limit\s+)?of\s+(?<value>${values.sumPattern})(?=[^|]{0,120}?\bsanctioned\b)`,
    'gu',
  ),
  new RegExp(
    String.raw`\b[Ss]anction(?:ed)?\s+(?:an?\s+|the\s+|your\s+|of\s+)?(?:[Ee]ducation(?:al)?\s+|[Ss]tudent\s+)?[Ll]oan\s+(?:amount\s+)?of\s+(?<value>${values.sumPattern})`,
    'gu',
  ),
]

export const loanLetter: Paper = {
  name: 'loan-letter',
  isIt: ({ letters }) => /SANCTION/.test(letters) && /LOAN/.test(letters),
  isLetter: true,
  fields: {
    studentName: {
      labels: [
        'Student Name',
        'Name of Student',
        'Name of the Student',
        'Name of the Student Borrower',
        'Borrower',
        'Borrower Name',
        'Name of Borrower',
        'Name of the Borrower',
        'Applicant Name',
        'Name of Applicant',
        'Name of the Applicant',
      ],
      sentences: [new RegExp(String.raw`\b[Ss]anctioned\s+(?:to|in\s+favou?r\s+of)\s+${named}`, 'gu')],
      take: values.person,
    },
    amount: { labels: sanctioned, sentences, take: values.amount },
    currency: { labels: sanctioned, sentences, take: values.currency },
    bank: {
      labels: ['Bank', 'Bank Name', 'Name of Bank', 'Name of the Bank', 'Lender', 'Name of the Lender'],
      sentences: [/^For\s(?<value>[^|\n]*\b(?:Bank|BANK)\b[^|\n]*)$/gmu],
      take: values.called,
    },
    university: {
      labels: [
        'University',
        'University Name',
        'Name of University',
        'Name of the University',
        'Institution',
        'Institute',
        'Name of Institution',
        'Name of the Institution',
        'Name of the Institute',
        'College/University',
        'University/Institution',
      ],
      sentences: [
        new RegExp(
          String.raw`\bpursu(?:e|ing)\b[^|]{0,160}?\b(?:at|from)\s+(?:[Tt]he\s+)?(?<value>${university})`,
          'gu',
        ),
      ],
      take: values.called,
    },
    issuedOn: { labels: [...dated, 'Date of Sanction', 'Sanction Date'], take: values.dayAtOnce },
  },
  others: [
    ...otherDates,
    'Loan Amount Requested',
    'Loan Amount Applied',
    'Loan Amount Applied For',
    'Loan Account Number',
    'Amount Disbursed',
    'Co-applicant',
    'Co-borrower',
    'Name of the Co-applicant',
    'Name of the Co-borrower',
    'Guarantor',
    'Course',
    'Course Name',
    'Name of the Course',
    'Rate of Interest',
    'Interest Rate',
    'Repayment',
    'Repayment Period',
    'Moratorium',
    'Security',
    'Processing Fee',
    'Margin',
    'Country',
    'Subject',
    'Ref',
    'Reference',
    'Branch',
    'EMI',
    'Validity',
  ],
}
