import type { Rule } from '../rule.ts'
import { sanctionWeeks } from '../sanction.ts'
import { read, sanctionLetters, sanctionTimes } from './sources.ts'

const { publicBank, other } = sanctionWeeks

export const money: readonly Rule[] = [
  {
    id: 'A11',
    of: 'loanSanction',
    words: `If the loan is your proof of funds, it is sanctioned before you ask for the I-20. Public banks take ${publicBank.least} to ${publicBank.most} weeks, others ${other.least} to ${other.most}.`,
    bound: 'not after',
    from: 'i20Asked',
    isHard: false,
    source: sanctionTimes,
  },
  {
    id: 'A11.1',
    of: 'loanSanction',
    words: 'The loan is sanctioned before the interview, so that the letter is among your papers.',
    bound: 'not after',
    from: 'interview',
    days: -1,
    isHard: false,
    source: sanctionTimes,
    remedy: 'Press the lender for the sanction letter.',
  },
  {
    id: 'A12',
    of: 'loanSanction',
    words:
      'A sanction letter is good for 3 to 6 months, as the lender says. It has to be valid at the interview and when tuition is due.',
    bound: 'not before',
    from: 'interview',
    months: -6,
    isHard: true,
    isPerSchool: true,
    source: sanctionLetters,
    remedy: 'Ask the lender to issue the letter again.',
  },
  {
    id: 'A13',
    of: 'loanTranche',
    words:
      'Ask for the first part of the loan at least 10 working days before you send it: the bank wants the university’s demand letter.',
    bound: 'not after',
    from: 'tuitionDue',
    workingDays: -20,
    isHard: false,
    source: read(
      'loanblaze.in and fly.finance (lenders’ pages), with the days that a transfer takes',
      'https://loanblaze.in/blog/?p=92',
    ),
    isEstimate: true,
    remedy: 'Ask the university for a demand letter and a few more days.',
  },
  {
    id: 'A13.1',
    of: 'loanTranche',
    words: 'A sanction is not money yet: the first part is asked for after it.',
    bound: 'not before',
    from: 'loanSanction',
    isHard: true,
    source: read('loanblaze.in and fly.finance (lenders’ pages)', 'https://loanblaze.in/blog/?p=92'),
  },
  {
    id: 'A37',
    of: 'tuitionSent',
    words: 'Tuition, or its first part, has arrived on the day it is due. Some universities cancel classes otherwise.',
    bound: 'not after',
    from: 'tuitionDue',
    isHard: true,
    isPerSchool: true,
    source: read(
      'Fairfield University; Southern Illinois University Edwardsville 2025; Harrisburg University 2023',
      'https://www.fairfield.edu',
    ),
    remedy: 'Write to the bursar before that day.',
  },
  {
    id: 'A38',
    of: 'tuitionSent',
    words: 'Send the money at least 10 business days before tuition is due.',
    bound: 'not after',
    from: 'tuitionDue',
    workingDays: -10,
    isHard: false,
    source: read(
      'Fairfield University; Southern Illinois University Edwardsville says 4 to 6',
      'https://www.fairfield.edu',
    ),
    remedy: 'Send it today and keep the receipt.',
  },
]
