// The words of the consular appointment. A fact says where it is from and when it was checked.
import { factsOfPoints, type DatedFact, type DatedPoint, type Source } from '#src/journey/guide.ts'
import type { Section } from '#src/stages/visas/ds-160/copy.ts'

const appointments: Source = {
  name: 'ninaworldnews.com (a news site, 19 December 2024), visaworldindia.com and visaliv.com (guides) on appointments',
  address: 'https://visaliv.com',
  checkedOn: '2026-02-25',
}
const visits: Source = {
  name: 'hodophilesxplorevisas.com (a visa agency), 17 April 2025, on 72 hours between the visits for new bookings; visaliv.com (a guide) says one day',
  address: 'https://hodophilesxplorevisas.com',
  checkedOn: '2026-11-22',
}
const locks: Source = {
  name: 'The Times of India 83612487 and Scroll.in (newspapers) on locked accounts',
  address: 'https://timesofindia.indiatimes.com',
  checkedOn: '2026-02-25',
}
const embassy: Source = {
  name: 'US Embassy India (2023) on the fee',
  address: 'https://in.usembassy.gov',
  checkedOn: '2026-02-25',
}
const barcodes: Source = {
  name: 'globebanner.com (2025) and visaliv.com (guides) on the barcode of the DS-160',
  address: 'https://globebanner.com',
  checkedOn: '2026-02-25',
}

export const site = {
  name: 'usvisascheduling.com',
  address: 'https://www.usvisascheduling.com/',
  open: 'Open the appointment site',
} as const

export const rulesTitle = 'Know before you book'
/** Once it is booked. */
export const rulesFold = 'Two visits, changes, and locked accounts'
export const rules: readonly DatedPoint[] = [
  {
    id: 'visas.appointment.two-visits',
    text: 'Two visits: fingerprints at the Visa Application Center (VAC), then the interview. Plan three days between them, unless your confirmation says otherwise.',
    source: visits,
  },
  {
    id: 'visas.appointment.changes',
    text: 'One change is free. A second change or a missed visit costs the visa fee again.',
    source: appointments,
  },
  {
    id: 'visas.appointment.locks',
    text: 'Do not refresh again and again: the site locks accounts for 72 hours.',
    source: locks,
  },
]

export const sectionsNote = 'Where the site differs from this list, the site is right.'
export const sections: readonly Section[] = [
  {
    name: 'Make an account',
    asks: 'Your e-mail, a password, and three questions for the day you forget it.',
    tips: [
      { text: 'Use your own e-mail, not an agent’s: whoever has the account has the appointment.' },
      { text: 'Write the answers to the three questions down.' },
    ],
  },
  {
    name: 'Who applies',
    asks: 'Your name, passport and contact, and the barcode of your DS-160.',
    tips: [
      { text: 'Copy the barcode from here. Name and passport exactly as the passport has them.' },
      {
        id: 'visas.appointment.barcode',
        text: 'Bring the DS-160 whose barcode you booked with.',
        source: barcodes,
      },
    ],
  },
  {
    name: 'Visa class and consulate',
    asks: 'F-1, your consulate, and your SEVIS ID.',
    tips: [{ text: 'Choose the consulate that stands in your DS-160, or say in the form why it is another.' }],
  },
  {
    name: 'How the passport comes back',
    asks: 'Pick-up or delivery, and the address.',
    tips: [{ text: 'Choose a place that you can reach on a working day: it is asked for once.' }],
  },
  {
    name: 'Pay the visa fee',
    asks: 'In rupees, online or at a bank.',
    tips: [
      { text: 'Keep the receipt number. A payment at a bank takes a day or two until the site knows it.' },
      { id: 'visas.appointment.fee-365-days', text: 'The visa fee is good for booking for 365 days.', source: embassy },
    ],
  },
  {
    name: 'Choose the VAC day and the interview',
    asks: 'First the interview, then the fingerprints before it.',
    tips: [
      { text: 'No day shown does not mean none comes: look once or twice a day, never by refreshing.' },
      { text: 'If it says that your limit is reached though you booked nothing, sign out and come back the next day.' },
    ],
  },
  {
    name: 'The confirmation',
    asks: 'A page with both visits and a barcode.',
    tips: [{ text: 'Save it as a file and print it: it goes into the folder. Then tell us both days here.' }],
  },
]

export const datedFacts: readonly DatedFact[] = factsOfPoints(
  [...rules, ...sections.flatMap(({ tips }) => tips)],
  '/visas/consular-appointment',
)

export const yours = 'Your appointment'
export const tell = 'Tell us your appointment'
export const readTitle = 'Read them from your confirmation'
export const readLede = 'It fills the fields below as far as it says them. Look at each, add the times, and save.'
export const nothingRead = 'We could read neither the days nor the consulate. Please type them below.'
export const tellLede = 'As printed on the confirmation. Times are in Indian Standard Time.'
export const placeLabel = 'Consulate'
export const placeRequired = 'Please select your consulate.'
export const interviewDayRequired = 'Please choose the day of your interview.'
export const timeRequired = 'Please choose the time.'
export const vacDayRequired = 'Please choose the day at the VAC.'
export const vacAfterInterview = 'The fingerprints come before the interview. Please look at both days again.'
export const interviewPast = 'This interview would be in the past. Please look at the day again.'
export const whyRequired = 'Please say whether you changed it on the site, or only mend it here.'

export const whyLabel = 'What happened?'
export const whyNames = {
  rescheduled: 'I changed the appointment on the site',
  corrected: 'I only mend what I typed here',
} as const
export const whyDetails = {
  rescheduled: 'It counts: one change is free.',
  corrected: 'The appointment is the same, so it does not count.',
} as const

export const freeLeft = 'Your one free change is still there.'
export const freeUsed =
  'Your one free change is used. A further change, or a visit that you miss, means paying the visa fee again.'
export const paidChanges = (count: number): string =>
  `You have changed it ${count} times. Only the first change was free.`

export const warnings = {
  'no-vac': 'The day at the VAC is missing. Plan the fingerprints three days before the interview.',
  'same-day': 'Both visits are on one day. Please compare both with your confirmation.',
  'few-days':
    'There are fewer than three days between the fingerprints and the interview. That is fine if your confirmation says so; if you are still choosing, leave three.',
  'fee-late':
    'The SEVIS fee is to be paid at least three business days before the interview, and you have not noted here that it is. Pay it now, take the receipt with you, and ask the consulate if you are in doubt.',
  'fee-open': 'The SEVIS fee is not paid yet. Pay it at least three business days before the interview.',
  over: 'Your interview is over. Tell us at the step Post-interview what the officer said.',
} as const

export const saved = 'Saved. Both days stand on your home page.'
export const removed = 'Taken away.'

export const calendar = {
  interview: {
    name: 'safar-visa-interview.ics',
    title: (place: string) => `Visa interview, US consulate ${place}`,
    where: (place: string) => `US consulate, ${place}`,
  },
  vac: {
    name: 'safar-vac-visit.ics',
    title: (place: string) => `Fingerprints at the VAC, ${place}`,
    where: (place: string) => `Visa Application Center, ${place}`,
  },
  description: 'Bring your passport, the appointment confirmation, the DS-160 confirmation and your I-20.',
} as const

export const vacTitle = 'Fingerprints at the VAC'
export const interviewTitle = (place: string): string => `Interview at the consulate in ${place}`
export const copyTitle = 'Copy into the site'
export const save = 'Save the appointment'
export const whyPaid = 'It counts, and your free change is used: the site asks for the visa fee again.'
export const removing =
  'Both days leave your home page, and your changes are counted from none again. Do this when you gave the appointment up, or entered it by mistake.'
export const none = {
  title: 'No appointment entered yet',
  words: 'Book on the site with the guide below. Then tell us both days, for your home page and your calendar.',
} as const
export const guest = {
  title: 'Create an account to go on',
  words: 'Your appointment is kept for you alone. What you have filled in so far stays yours.',
  way: 'Create an account',
} as const
