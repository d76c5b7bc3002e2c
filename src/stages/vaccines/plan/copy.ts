export const noFlight = 'Tell us the day of your flight first: the plan is counted back from it.'
export const keep = 'Use this plan'
export const kept = 'Your plan is kept. The days are on your home page.'
export const fileName = 'safar-vaccine-plan.ics'
export const eventTitle = (dose: string): string => `Vaccination: ${dose}`
export const eventWords = (earliest: string, latest: string): string =>
  `Not before ${earliest}, and by ${latest} at the latest, to be through before your flight.`
export const flightRequired = 'Please give the day of your flight.'
