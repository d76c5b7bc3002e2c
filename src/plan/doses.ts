/** Doses are complete this many days before the flight: the plan of dates and the plan of vaccines count back from the same day. */
export const daysFromDosesToFlight = 14
