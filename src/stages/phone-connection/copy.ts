import { factsOfGuide, type DatedFact, type Guide, type Source } from '#src/journey/guide.ts'

const advisers: Source = {
  name: 'International offices of Emory and Indiana',
  address: 'https://isss.emory.edu',
  checkedOn: '2026-07-01',
}
export const lapse: Source = {
  name: 'nrifinancialservices.com (an adviser), reviewed on 8 May 2026',
  address: 'https://nrifinancialservices.com',
  checkedOn: '2026-05-08',
}

export const rechargeWhy =
  'The first is counted from the flight in your profile. If you recharge on another day, count 75 days from that one, for as long as you need the number.'
export const lastDays = 'The last day for each'
export const lastDayWords = (title: string, day: string, onBsnl: string): string =>
  `${title}: at the latest on ${day}; on BSNL on ${onBsnl}.`
export const missed = 'If you missed one, recharge now.'
export const toCalendar = 'To calendar'
export const dayWords = {
  before: 'Before you fly',
  again: 'The second time',
  third: 'The third time',
  fourth: 'The fourth time',
} as const
export const networkNames = { jio: 'Jio', airtel: 'Airtel', vi: 'Vi', bsnl: 'BSNL' } as const
export const rechargedOnRequired = 'Please enter the day of your last recharge.'
export const rechargedOnAhead = 'This day is still to come. Please enter the day of your last recharge.'
export const rechargedOnLongAgo = 'This is more than two years ago. Please check the year.'
export const networkRequired = 'Please choose your network.'
export const lapseWords = (network: string, next: string, last: string): string =>
  `On ${network}: recharge by ${next} to be safe. After ${last} the number may go to somebody else, and the codes of your bank with it.`
export const lapsedWords = (network: string, last: string): string =>
  `On ${network} the number was safe until ${last}. Check today whether it still works, and recharge it.`
export const noFlight = 'Tell us the day of your flight first.'

/** What each step tells, by its id. */
export const guides = {
  KeepIndianNumber: {
    lede: 'Your bank, DigiLocker and the tax office send codes to it. A number that is not recharged is given to somebody else.',
    points: [
      {
        id: 'phone.lapse',
        text: 'About 90 days without a recharge and the number lapses on Jio, Airtel and Vi; 180 on BSNL.',
        source: lapse,
      },
      {
        id: 'phone.recharge',
        text: 'Recharge just before you fly, and again 75 days after each recharge.',
        source: lapse,
      },
      { id: 'phone.esim', text: 'Move it to an eSIM, so that the slot is free for a US one.', source: lapse },
    ],
  },
  ChoosePlan: {
    lede: 'From $25 a line, with calls to 140 countries.',
    points: [
      {
        id: 'phone.prepaid',
        text: 'A prepaid plan asks for no Social Security number and no credit check.',
        source: advisers,
      },
      {
        id: 'phone.contract',
        text: 'A contract asks for one, or for a deposit of several hundred dollars.',
        source: advisers,
      },
      { id: 'phone.unlocked', text: 'Bring a phone that is not locked to a network.', source: advisers },
    ],
  },
  SecondSignIn: {
    lede: 'When you land, the Indian number may not work for a day. Have another way into your accounts before that.',
    points: [
      {
        text: 'Here: a proved e-mail address, and a password or a phone beside it. Then a link by e-mail lets you in.',
      },
      { text: 'At your bank: add your e-mail or an authenticator app, and tell it the dates of your journey.' },
    ],
  },
} satisfies Readonly<Record<string, Guide>>

export const datedFacts: readonly DatedFact[] = [
  ...factsOfGuide(guides.KeepIndianNumber, '/phone-connection/keep-your-indian-number-alive'),
  ...factsOfGuide(guides.ChoosePlan, '/phone-connection/choose-a-us-plan'),
]
