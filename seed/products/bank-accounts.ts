// Sample accounts: neutral names and round figures. No bank has given us these; the desk puts its own in their place.
import type { Sample } from './sample.ts'

const passportAndVisa = 'Passport with the visa'
const i20 = 'I-20 with your signature'
const usual = [
  passportAndVisa,
  i20,
  'Admission letter or student card',
  'Your address in the US, on a lease or a letter',
]

export const bankAccounts: readonly Sample[] = [
  {
    id: 'everyday-student-account',
    provider: 'Sample Bank One',
    title: 'Everyday student account (sample)',
    pitch: 'For the first week: opened at a branch near campus.',
    needsSsn: false,
    price: 0,
    terms: {
      waivedFor: 'Always free for students',
      incomingWire: '$15 for each transfer from abroad',
      opensBefore: 'No, at a branch after you land',
      virtualCard: 'At once, in the app',
      papers: usual.join('\n'),
    },
  },
  {
    id: 'before-you-fly-account',
    provider: 'Sample Bank Two',
    title: 'Before-you-fly account (sample)',
    pitch: 'Opened from India, active when you land.',
    needsSsn: false,
    price: 500,
    terms: {
      waivedFor: '$500 or more in the account',
      incomingWire: 'Free',
      opensBefore: 'Yes, by a video call from India',
      virtualCard: 'At once, in the app',
      papers: [passportAndVisa, i20, 'PAN', 'Your address in India, on a bill'].join('\n'),
    },
  },
  {
    id: 'campus-credit-union-account',
    provider: 'Sample Credit Union',
    title: 'Campus credit union account (sample)',
    pitch: 'Owned by its members, with a desk on campus.',
    needsSsn: false,
    price: 0,
    terms: {
      waivedFor: 'Always free',
      incomingWire: '$10 for each transfer from abroad',
      opensBefore: 'No, on campus after you land',
      virtualCard: 'No, the card comes by post in 10 days',
      papers: [...usual, 'Proof that you are enrolled'].join('\n'),
    },
  },
  {
    id: 'plus-checking-account',
    provider: 'Sample Bank Three',
    title: 'Plus checking account (sample)',
    pitch: 'For later, once you work on campus.',
    needsSsn: true,
    price: 1200,
    terms: {
      waivedFor: '$1,500 or more in the account, or a salary paid in',
      incomingWire: '$15 for each transfer from abroad',
      opensBefore: 'No',
      virtualCard: 'At once, in the app',
      papers: [passportAndVisa, 'Social Security card', 'Your address in the US'].join('\n'),
    },
  },
]
