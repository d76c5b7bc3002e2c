import { rateWords } from '#src/features/exchange/rupees/copy.ts'
import { dayOf, formatDay } from '#src/values/dates.ts'

export const fileWords = {
  columns: [
    'Day',
    'What',
    'To whom',
    'Kind',
    'State',
    'Currency',
    'Amount',
    'Rupees',
    'Dollars',
    'Came back',
    'Back until',
    'How it comes back',
    'Source',
  ],
  comes: 'In',
  rate: (midRate: number, source: string, collectedAt: string, isSample: boolean): string =>
    `Rupees at ${rateWords(midRate)} for a dollar, ${isSample ? 'sample data' : source}, ${formatDay(dayOf(Temporal.Instant.from(collectedAt)))}. Of what was paid, the rupees that were paid.`,
} as const

export const print = {
  madeOn: (day: string): string => `Made on ${day} by its owner in Safar`,
  total: (name: string, rupees: string, dollars: string): string => `${name}: ${rupees} (${dollars})`,
  page: (number: number): string => `Page ${number}`,
} as const
