/** What is paid when, before the deposit is. */
export const days = {
  deposit: 'Deposit',
  about: (day: string): string => `About ${day}`,
  bill: (number: number, count: number): string => (count === 1 ? 'Bill' : `Bill ${number} of ${count}`),
  note: 'The days count from today, as if your bills were made today. Each bill says its own day; it is made after the deposit.',
}

/** What somebody else pays by a link. */
export const depositTitle = (plan: string): string => `${plan}: insurance deposit`
