import { factsOfGuide, type DatedFact, type Guide, type Source } from '#src/journey/guide.ts'

const issuers: Source = {
  name: 'capitalone.com and goelite.com',
  address: 'https://www.capitalone.com',
  checkedOn: '2026-07-01',
}

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
        id: 'bank.ssn',
        text: 'A Social Security number comes only with a job or the right to work. You can add it to the account later.',
        source: issuers,
      },
      { text: 'Ask for the account and routing numbers in writing: your university and your landlord need them.' },
    ],
  },
} satisfies Readonly<Record<string, Guide>>

export const datedFacts: readonly DatedFact[] = Object.values(guides).flatMap(guide =>
  factsOfGuide(guide, '/bank-accounts'),
)
