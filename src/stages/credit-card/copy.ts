import { factsOfGuide, type DatedFact, type Guide, type Source } from '#src/journey/guide.ts'

const issuers: Source = {
  name: 'capitalone.com and goelite.com',
  address: 'https://www.capitalone.com',
  checkedOn: '2026-07-01',
}

/** Said above the mark. */
export const byYourself = 'Got one by yourself? Then mark the step as completed.'

/** What each step tells, by its id. */
export const guides = {
  CompareCards: {
    lede: 'A first card builds a history; it isn’t for borrowing. Compare what it costs to keep and whom it accepts.',
    points: [
      {
        id: 'card.issuers-ssn',
        text: 'Some issuers ask for a Social Security number or an ITIN, Capital One among them.',
        source: issuers,
      },
      {
        id: 'card.passport',
        text: 'Some take a passport and a visa: Bank of America lists cards without one. Read the terms of the issuer itself.',
        source: issuers,
      },
      { text: 'Look for no annual fee and no fee on purchases abroad.' },
    ],
  },
  ApplyForCard: {
    lede: 'One application at a time: each is noted and may count against the next.',
    points: [
      { text: 'Have your passport, visa, I-20 and US address at hand.' },
      { text: 'Pay the whole balance each month, on a date the bank draws by itself.' },
    ],
  },
} satisfies Readonly<Record<string, Guide>>

export const datedFacts: readonly DatedFact[] = Object.values(guides).flatMap(guide =>
  factsOfGuide(guide, '/credit-card'),
)
