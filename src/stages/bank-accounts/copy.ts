import type { Guide, Source } from '../../journey/guide.ts'
import type { Welcome } from '../../journey/stage.ts'

export const welcome: Welcome = {
  title: 'A US account without an SSN.',
  lede: 'Open an account in your first week, or before you fly, with the papers you already have.',
  points: [
    { title: 'No SSN', text: 'Passport, visa and I-20 are enough at the banks listed here.' },
    { title: 'Lowest forex rates', text: 'Bring your money over at a rate you have compared.' },
    { title: 'Instant virtual cards', text: 'Pay from your phone while the plastic is in the post.' },
  ],
  start: 'Get Started',
  drawing: 'cash-safe',
}

const issuers: Source = { name: 'capitalone.com and goelite.com', checkedOn: '2026-07-01' }

/** Said above the mark. */
export const byYourself = 'Opened one by yourself, at a branch or online? Then mark the step as completed.'

/** What each step tells, by its id. */
export const guides = {
  CompareAccounts: {
    lede: 'Ask each bank the same five questions, and write down who answered and when.',
    points: [
      { text: 'Does it open an account for an F-1 student without a Social Security number, and at which branch?' },
      { text: 'What does it cost a month, and is that waived for students?' },
      { text: 'What does it take for money that arrives from India, and at which rate?' },
      { text: 'Is there a card in the app at once, while the plastic is in the post?' },
      { text: 'Which branch or machine is closest to campus?' },
    ],
  },
  CollectPapers: {
    lede: 'Banks usually ask for these. Check the list of the one you chose.',
    points: [
      { text: 'Passport with the visa, and the I-20 with your signature.' },
      { text: 'The admission letter or a student card.' },
      { text: 'Your address in the US: the lease, a letter of the dormitory or of the university.' },
      { text: 'Your address and your PAN in India, for the tax form.' },
    ],
  },
  OpenAccount: {
    lede: 'Go in your first week, or begin online if the bank lets you.',
    points: [
      {
        text: 'A Social Security number comes only with a job or the right to work. You can add it to the account later.',
        source: issuers,
      },
      { text: 'Ask for the account and routing numbers in writing: your university and your landlord need them.' },
    ],
  },
} satisfies Readonly<Record<string, Guide>>
