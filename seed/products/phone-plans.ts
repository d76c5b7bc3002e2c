// Sample plans: neutral names, from the specification's $25 a line with calls to 140 countries.
import type { Sample } from './sample.ts'

export const phonePlans: readonly Sample[] = [
  {
    id: 'campus-line',
    provider: 'Sample Mobile One',
    title: 'Campus line (sample)',
    pitch: 'Prepaid, with calls home in it.',
    needsSsn: false,
    price: 2500,
    sims: ['esim', 'sim'],
    terms: {
      data: '15 GB a month, then slower',
      callsTo: 'The US and 140 countries, India among them',
      network: 'Sample network A',
      contract: 'None: paid month by month',
      activation: 'eSIM by e-mail, SIM by post to India',
    },
  },
  {
    id: 'campus-line-plus',
    provider: 'Sample Mobile One',
    title: 'Campus line plus (sample)',
    pitch: 'More data, for who has no Wi-Fi at home yet.',
    needsSsn: false,
    price: 3500,
    sims: ['esim', 'sim'],
    terms: {
      data: '50 GB a month, then slower',
      callsTo: 'The US and 140 countries, India among them',
      network: 'Sample network A',
      contract: 'None: paid month by month',
      activation: 'eSIM by e-mail, SIM by post to India',
    },
  },
  {
    id: 'esim-starter',
    provider: 'Sample Mobile Two',
    title: 'eSIM starter (sample)',
    pitch: 'Put on the phone before the flight, switched on when you land.',
    needsSsn: false,
    price: 2800,
    sims: ['esim'],
    terms: {
      data: '20 GB a month',
      callsTo: 'The US and 140 countries, India among them',
      network: 'Sample network B',
      contract: 'None: paid for three months at once',
      activation: 'eSIM in the app',
    },
  },
  {
    id: 'two-year-contract',
    provider: 'Sample Mobile Three',
    title: 'Two-year contract with a phone (sample)',
    pitch: 'Cheaper a month with a phone in it, for later.',
    needsSsn: true,
    price: 4500,
    sims: ['sim'],
    terms: {
      data: 'Unlimited',
      callsTo: 'The US; India by the minute',
      network: 'Sample network C',
      contract: '24 months, or a deposit of several hundred dollars',
      activation: 'SIM at a shop in the US',
    },
  },
]
