import { sourcesInWords } from '#src/journey/guide.ts'
import { daysFromDosesToFlight } from '#src/plan/doses.ts'
import { liveGapDays, vaccineFactSources } from '../schedule/doses/rules.ts'

export const noFlight = 'Tell us the day of your flight first: the plan is counted back from it.'
export const keep = 'Use this plan'
export const kept = 'Your plan is kept. The days are on your home page.'
export const fileName = 'safar-vaccine-plan.ics'
export const eventTitle = (dose: string): string => `Vaccination: ${dose}`
export const eventWords = (earliest: string, latest: string): string =>
  `Not before ${earliest}, and by ${latest} at the latest. Your vaccines should be complete ${daysFromDosesToFlight} days before your flight.`
export const flightRequired = 'Please give the day of your flight.'
export const lateTitle = (names: readonly string[]): string =>
  `${names.join(' and ')} cannot be finished before you fly`
export const late = (university: string): string =>
  `Begin all the same: each dose given counts. The rest goes on in the US. Ask the health office of ${university} whether it lets you register meanwhile.`
export const flightChanged = (before: string): string =>
  `You kept a plan for a flight on ${before}. Your flight is on another day now, so look at it again.`
export const keptFor = (flight: string): string =>
  `You kept this plan for your flight on ${flight}. It follows each dose that you add.`
export const inUs = (from: string): string => `In the US, from ${from}`
export const window = (earliest: string, latest: string): string => `From ${earliest}, by ${latest} at the latest`
export const onlyDay = (day: string): string => `On ${day}: any later day leaves too little time before your flight`
export const bookedOn = (day: string): string => `Booked for ${day}`
export const timeline = 'Each bar reaches from the first day of a dose to its last safe day.'

export const sources = (today: Temporal.PlainDate): string =>
  `Ages and spacings: ${sourcesInWords(vaccineFactSources, today)}. Last days: our estimate, with all doses complete ${daysFromDosesToFlight} days before your flight.`
export const liveApart = `MMR and varicella are live vaccines: have them on the same day, or at least ${liveGapDays} days apart. A TB blood or skin test goes before them, on the same day, or at least ${liveGapDays} days after.`
export const pastFlight = (day: string): string => `Your flight on ${day} is past`
export const afterFlight = (names: readonly string[]): string =>
  `Still missing: ${names.join(', ')}. If you have landed, ask the health office of your university where to have them, and mark each one as given. If you haven't flown, change the flight and this plan follows.`
export const notCounting = 'Not all that you have counts'

export const keptPlan = (day: string): string => `The plan of your vaccines for the flight on ${day}: kept`
export const flightLabel = 'Your flight'
