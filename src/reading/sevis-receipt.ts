// The receipt of the I-901 SEVIS fee. Pure.
import type { Paper } from './paper.ts'
import * as values from './values.ts'

const paid = ['Amount Paid', 'Payment Amount', 'Amount', 'Fee Amount', 'Total Amount Paid']

export const sevisReceipt: Paper = {
  name: 'sevis-receipt',
  isIt: ({ text, letters }) =>
    /\bI-901\b/i.test(text) && /SEVIS/i.test(text) && /RECEIPT|PAYMENTCONFIRMATION|FEEREMITTANCE/.test(letters),
  isLetter: true,
  days: 'month-first',
  fields: {
    surname: { labels: ['Surname/Primary Name', 'Last Name', 'Surname', 'Last/Family Name'], take: values.name },
    givenName: { labels: ['Given Name', 'First Name', 'Given Names'], take: values.name },
    bornOn: { labels: ['Date of Birth', 'Birth Date'], take: values.dayAtOnce },
    bornOnInNumbers: { labels: ['Date of Birth', 'Birth Date'], take: values.dayInNumbers },
    sevisId: { anywhere: /\bN\d{10}\b/g, take: values.sevisId },
    schoolCode: { anywhere: /\b[A-Z]{3}214F\d{8}\b/g, take: values.schoolCode },
    amount: { labels: paid, take: values.dollars },
    currency: { labels: paid, take: values.dollarCode },
    paidOn: {
      labels: ['Payment Date', 'Date of Payment', 'Transaction Date', 'Date Paid', 'Payment Received', 'Paid On'],
      take: values.dayAtOnce,
    },
    receiptNumber: {
      labels: ['Receipt Number', 'Receipt No', 'Payment Receipt Number'],
      take: values.number(/^#?\s*[A-Z0-9][A-Z0-9-]{4,23}$/),
    },
  },
  others: [
    'SEVIS ID',
    'SEVIS Identification Number',
    'School Code',
    'Country of Birth',
    'Country of Citizenship',
    'Middle Name',
    'Form Type',
    'Category',
    'Payment Type',
    'Payment Method',
    'Payment Status',
    'Transaction ID',
    'Coupon Number',
    'Receipt Date',
  ],
}
