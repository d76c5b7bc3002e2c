// What universities ask of vaccines, as far as their pages were read; the rest of each list is what is usual.
import { vaccines, type Requirement, type Vaccine } from '#src/stages/vaccines/requirements/rules.ts'
import type { SetStock } from '#src/stages/vaccines/sets/stock.ts'

/** The day on which the pages were read. */
const checkedOn = '2026-07-01'

const plain = {
  ask: 'required',
  onlyBelowAge: null,
  fromAge: null,
  withinYears: null,
  takesIllness: false,
  takesTitre: false,
  tests: [],
  withinMonths: null,
  onlyInUs: false,
  isRead: false,
} as const satisfies Omit<Requirement, 'vaccine'>

/** MMR stood on every list that was read; hepatitis B on some as required, on others as recommended. */
const usual: Readonly<Record<Vaccine, Requirement>> = {
  mmr: { ...plain, vaccine: 'mmr', takesTitre: true },
  tdap: { ...plain, vaccine: 'tdap', withinYears: 10 },
  menacwy: { ...plain, vaccine: 'menacwy', fromAge: 16 },
  hepb: { ...plain, vaccine: 'hepb', ask: 'recommended', takesTitre: true },
  varicella: { ...plain, vaccine: 'varicella', takesIllness: true, takesTitre: true },
  tb: { ...plain, vaccine: 'tb', tests: ['igra', 'xray'], withinMonths: 6 },
}

type Read = { [V in Vaccine]?: Partial<Omit<Requirement, 'vaccine'>> }

const setOf = (id: string, { source, note, read }: { source: string; note: string; read: Read }) => ({
  id,
  source,
  note,
  checkedOn,
  items: vaccines.map(vaccine => ({
    ...usual[vaccine],
    ...(read[vaccine] !== undefined && { ...read[vaccine], isRead: true }),
  })),
})

export const vaccineSetStock: SetStock = [
  setOf('common', {
    source: 'Health offices of Louisville, Liberty, UNCG, Valparaiso and Nevada, Reno, taken together',
    note: 'Meningitis is asked by some only below the age of 22 or 23. The TB test differs most: ask before you pay for one.',
    read: {},
  }),
  setOf('university-of-louisville', {
    source: 'University of Louisville, student health',
    note: '',
    read: { mmr: {}, hepb: { ask: 'required' } },
  }),
  setOf('liberty-university', {
    source: 'Liberty University, student health',
    note: 'The third dose of hepatitis B comes 4 to 6 months after the second.',
    read: { mmr: {}, hepb: { ask: 'required', secondAfterDays: 30, thirdAfterMonths: 4 } },
  }),
  setOf('university-of-north-carolina-at-greensboro', {
    source: 'UNC Greensboro, student health',
    note: 'The TB test must be done in the US: leave it until you have landed.',
    read: {
      mmr: {},
      hepb: { ask: 'required' },
      tb: { tests: ['igra', 'xray', 'skin'], onlyInUs: true, withinMonths: null },
    },
  }),
  setOf('valparaiso-university', {
    source: 'Valparaiso University, student health',
    note: 'All international students need a TB blood test or an X-ray. A skin test counts only if it was done in the US.',
    read: { mmr: {}, hepb: {}, tb: { tests: ['igra', 'xray', 'skin'], withinMonths: null } },
  }),
  setOf('university-of-nevada-reno', {
    source: 'University of Nevada, Reno, student health (unr.edu)',
    note: 'The university insurance usually does not pay for these vaccines.',
    read: { mmr: {}, tb: { tests: ['igra'], withinMonths: 6 } },
  }),
]
