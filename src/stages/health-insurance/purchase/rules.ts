export const partners = ['GBG', 'WellAway', 'MedPrime'] as const
export type Partner = (typeof partners)[number]

/** As the specification spells them. */
export const requestStatuses = ['PesonalisedPlansReceived', 'WaiverApplicationApproved'] as const
