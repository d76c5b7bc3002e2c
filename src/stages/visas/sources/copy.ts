// What several steps of this stage say from the same source.

/** The day on which most of the guides were read at their sources. */
export const firstReading = '2026-02-25'
