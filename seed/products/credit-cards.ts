// Sample cards: neutral names and round figures. No issuer has given us these; the desk puts its own in their place.
import type { Sample } from './sample.ts'

const usual = ['Passport with the visa', 'I-20 with your signature', 'Your address in the US']

export const creditCards: readonly Sample[] = [
  {
    id: 'first-student-card',
    provider: 'Sample Issuer One',
    title: 'First student card (sample)',
    pitch: 'For a first history, without a deposit.',
    needsSsn: false,
    price: 0,
    terms: {
      foreignFee: 'None',
      limit: '$500 to $1,500',
      deposit: 'None',
      reportsTo: 'All three bureaus',
      papers: [...usual, 'A US bank account'].join('\n'),
    },
  },
  {
    id: 'passport-card',
    provider: 'Sample Issuer Two',
    title: 'Passport card (sample)',
    pitch: 'Looks at your studies and your funding instead of a history.',
    needsSsn: false,
    price: 0,
    terms: {
      foreignFee: 'None',
      limit: '$1,000 to $5,000',
      deposit: 'None',
      reportsTo: 'Two of the three bureaus',
      papers: [...usual, 'Letter of your loan or scholarship'].join('\n'),
    },
  },
  {
    id: 'secured-starter-card',
    provider: 'Sample Bank One',
    title: 'Secured starter card (sample)',
    pitch: 'What you deposit is your limit; it comes back after a year.',
    needsSsn: false,
    price: 0,
    terms: {
      foreignFee: '3 %',
      limit: 'As much as the deposit',
      deposit: '$200 to $2,500',
      reportsTo: 'All three bureaus',
      papers: [...usual, 'A US bank account'].join('\n'),
    },
  },
  {
    id: 'rewards-card',
    provider: 'Sample Bank Three',
    title: 'Rewards card (sample)',
    pitch: 'For the second year, once there is a number and a history.',
    needsSsn: true,
    price: 0,
    terms: {
      foreignFee: 'None',
      limit: '$1,000 to $10,000',
      deposit: 'None',
      reportsTo: 'All three bureaus',
      papers: ['Passport with the visa', 'Social Security card', 'Your last pay slips'].join('\n'),
    },
  },
]
