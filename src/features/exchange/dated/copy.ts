// What the rules of exchange and card say of the world, for the desk to read again.
import type { DatedFact } from '#src/journey/guide.ts'

const press = {
  name: 'Business Today (a magazine), 25 February 2026, supremeforex.com and luluforex.com (money changers)',
  address: 'https://www.businesstoday.in',
  checkedOn: '2026-02-25',
}
export const gstFact: DatedFact = {
  id: 'exchange.gst',
  text: 'GST on the conversion is 18 % of a part of the sum, by slabs, and never more than ₹10,800.',
  source: {
    name: 'ICICI, IDFC and Standard Chartered (banks), tables of GST on conversion',
    address: 'https://www.icicibank.com',
    checkedOn: '2026-02-25',
  },
  shownAt: '/forex',
}
/** What the cost of a transfer is computed with. */
export const costFacts: readonly DatedFact[] = [
  gstFact,
  {
    id: 'exchange.tcs',
    text: 'TCS for education: none up to ₹10 lakh a year by PAN, 2 % above; none on a loan from a bank or notified institution.',
    source: press,
    shownAt: '/forex',
  },
]

/** What the rules of this folder and of the card compute with. */
export const datedFacts: readonly DatedFact[] = [
  ...costFacts,
  {
    id: 'exchange.lrs',
    text: 'At most $250,000 may leave India for one person in a financial year.',
    source: press,
    shownAt: '/forex',
  },
  {
    id: 'exchange.pan',
    text: 'Every remittance under the Liberalised Remittance Scheme needs the PAN of who sends it, whatever the sum.',
    source: {
      name: 'RBI A.P. (DIR Series) Circular 32 of 19th June 2018',
      address: 'https://www.rbi.org.in',
      checkedOn: '2026-11-26',
    },
    shownAt: '/forex',
  },
]
