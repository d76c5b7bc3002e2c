export const flight = 'Flight'
export const flightAssumed = 'We count on 30 days from when you came. Tell us the real day.'
export const flightTooEarly = 'This is before the earliest day you may enter the US.'
export const flightTooLate = 'This is after your programme starts.'
export const recharge = 'Recharge your Indian number before you fly'
export const rechargeWhy =
  'After about 90 days without a recharge it may go to somebody else, and codes of your bank with it.'
export const earliestEntry = 'Earliest entry to the US'
export const earliestEntryWhy = '30 days before your programme starts, on the visa of a student.'

export const begins = (intake: string): string => `${intake} begins (our estimate)`
export const beginsWhy = 'Add the programme start printed on your I-20, and these dates become exact.'

export const today = 'today'
export const tomorrow = 'tomorrow'
export const inDays = (days: number): string => `in ${days} days`
