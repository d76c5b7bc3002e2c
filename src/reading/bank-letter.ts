// A bank's letter that says what is in an account. Pure.
import { dated, named, otherDates } from './letters.ts'
import type { Paper } from './paper.ts'
import * as values from './values.ts'

const balance = [
  'Balance',
  'Account Balance',
  'Available Balance',
  'Closing Balance',
  'Current Balance',
  'Total Balance',
  'Balance Amount',
]
const sentences = [
  new RegExp(String.raw`\b[Bb]alance\b[^|]{0,100}?\b(?:is|was|of)\s+(?<value>${values.sumPattern})`, 'gu'),
]

export const bankLetter: Paper = {
  name: 'bank-letter',
  isIt: ({ letters }) =>
    /BALANCE/.test(letters) &&
    /ACCOUNT|DEPOSIT/.test(letters) &&
    /BANK/.test(letters) &&
    /CERTIF|CONFIRM/.test(letters),
  isLetter: true,
  fields: {
    accountHolder: {
      labels: [
        'Account Holder',
        'Account Holder Name',
        'Name of Account Holder',
        'Name of the Account Holder',
        'Account Name',
        'Customer Name',
      ],
      sentences: [new RegExp(String.raw`\b[Cc]ertify\s+that\s+${named}`, 'gu')],
      take: values.person,
    },
    amount: { labels: balance, sentences, take: values.amount },
    currency: { labels: balance, sentences, take: values.currency },
    bank: {
      labels: ['Bank', 'Bank Name', 'Name of Bank', 'Name of the Bank'],
      sentences: [/^For\s(?<value>[^|\n]*\b(?:Bank|BANK)\b[^|\n]*)$/gmu],
      take: values.called,
    },
    issuedOn: { labels: dated, take: values.dayAtOnce },
  },
  others: [
    ...otherDates,
    'Account Number',
    'Account No',
    'Account Type',
    'Type of Account',
    'Branch',
    'Branch Name',
    'IFSC',
    'Currency',
    'Opening Balance',
    'Average Balance',
    'Minimum Balance',
    'Customer ID',
    'Address',
    'Ref',
    'Reference',
    'Subject',
    'Relationship',
    'Joint Holder',
  ],
}
