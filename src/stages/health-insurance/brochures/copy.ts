// The words on a plan's brochure: for the paper alone, no page of ours fetches them.

export const brochure = {
  by: (insurer: string): string => `by ${insurer}`,
  product: 'Brochure of a health insurance plan, made by Safar from the figures of the plan',
  sample: 'SAMPLE',
  sampleFoot: (day: string): string => `Sample data of ${day}. It shows how things look, and proves no cover.`,
  foot: (day: string): string => `Made on ${day} from the figures that Safar has. The insurer’s policy decides.`,
  page: (page: number, all: number): string => `Page ${page} of ${all}`,
  plan: 'The plan',
  pays: 'What you pay',
  covers: 'What it pays',
  example: 'An example: a hospital bill of $10,000',
  prices: (university: string): string => `What 12 months cost at ${university}`,
  pricesNote: 'In US dollars, for the whole premium. The deposit is part of it.',
  pricesAge: 'Age',
  pricesPrice: 'Price',
  ages: (from: number, to: number): string => (from === to ? String(from) : `${from} to ${to}`),
  claims: 'Claims',
  claimsByPost: 'Address for claims by post',
  missingAddress: 'No address available contact support!',
  unsaid: 'What this brochure does not say',
  unsaidNote:
    'Safar has none of these for this plan. Read them in the insurer’s policy before you buy, and keep the emergency number on your phone.',
  said: 'Network, exclusions, emergencies',
  names: {
    network: 'Network',
    exclusions: 'Exclusions',
    emergencyPhone: 'Emergency phone',
    claimDeadline: 'Claim deadline',
  },
  unsaidRows: {
    network: 'Which doctors and hospitals belong to its network is not named here.',
    exclusions: 'What it does not pay for is not named here, beyond the figures above.',
    emergencyPhone: 'The insurer’s number for emergencies is not named here.',
    claimDeadline: 'By when the insurer wants a claim is not named here.',
  },
  words: 'Words in this brochure',
  glossary: [
    ['Deductible', 'What you pay of your bills before the plan begins to pay.'],
    ['Your share', 'What you pay of each bill after the deductible, in percent.'],
    [
      'Most you pay in a year',
      'Once your deductible and your shares reach it, the plan pays the rest of what it covers, up to the most that it pays.',
    ],
  ],
} as const

export const facts = {
  insurer: 'Insurance company',
  policy: 'Policy number',
  visas: 'For visas',
  madeFor: 'Made for',
  international: 'International students',
  everybody: 'Everybody',
  aca: 'Affordable Care Act',
  meetsAca: 'Meets it',
  failsAca: 'Does not meet it',
  deposit: 'Deposit',
  deductible: 'Deductible',
  share: 'Your share of each bill',
  most: 'Most you pay in a year',
  benefit: 'Most that it pays',
  evacuation: 'Medical evacuation',
  repatriation: 'Repatriation',
  preExisting: 'Illnesses from before',
  covered: 'Covered',
  notCovered: 'Not covered',
  preventive: 'Preventive care',
} as const

export const exampleWords = {
  bill: 'The bill, if the plan covers all of it',
  deductible: 'Your deductible',
  share: (percent: number): string => `Your share, ${percent} % of the rest`,
  capped: 'You pay no more than in a year, in all',
  above: 'Above the most that the plan pays',
  student: 'You pay',
  plan: 'The plan pays',
} as const

// What leads to a plan's brochure.

export const fileName = (plan: string): string => `safar-brochure-${plan}.pdf`
export const download = 'Brochure (PDF)'
export const downloadSample = 'Sample brochure (PDF)'
export const insurers = 'The insurer’s brochure'
