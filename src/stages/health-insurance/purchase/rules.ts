export const partners = ['GBG', 'WellAway', 'MedPrime'] as const

/** Stored as the specification spells them. */
export const requestStatuses = ['PesonalisedPlansReceived', 'WaiverApplicationApproved'] as const
