import type { LibraryItem } from './item.ts'

const stage = 'vaccines'

export const vaccines: readonly LibraryItem[] = [
  {
    broughtAs: 'vaccines/plan-backwards',
    type: 'Article',
    format: 'Own',
    stage,
    title: 'Plan your doses backwards from the flight',
    summary: 'Some vaccines need months between doses. Start with the slowest one.',
    body: `<p>Universities ask for some vaccines before you may register for classes. Most take one visit to the doctor. Two do not.</p>
<ul>
<li><strong>Hepatitis B</strong> is three doses. The second comes a month after the first, the third four to six months after the second. If your university asks for it, begin at least six months before you fly.</li>
<li><strong>MMR</strong> (measles, mumps, rubella) is two doses, at least 28 days apart. Begin two months before you fly, so that a missed appointment costs you nothing.</li>
</ul>
<p>Write the day of your flight down, count back, and book the first dose of whatever takes longest. Everything else fits in between.</p>
<p>Keep every slip. Ask the clinic to write the names of the vaccines and the days in English.</p>`,
    source: {
      name: 'Immunization pages of Liberty University, University of Louisville and UNC Greensboro',
      checkedOn: '2026-02-20',
    },
  },
  {
    broughtAs: 'vaccines/tb-test-where',
    type: 'QnASnippet',
    format: 'Own',
    stage,
    title: 'Can I do the TB test in India?',
    summary: 'It depends on your university, so ask before you pay for one.',
    body: `<p>Some universities accept a blood test (IGRA) done at home, some only if it is less than six months old when you enter, and some accept only a test done in the US.</p>
<p>Read the page of your own university first. If it does not say, write to its student health service and ask: <em>Do you accept an IGRA done in India, and how old may it be?</em></p>`,
    source: { name: 'Health pages of Valparaiso University, UNR and UNC Greensboro', checkedOn: '2026-02-20' },
  },
]
