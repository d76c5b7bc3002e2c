/** The bank whose offer was accepted in this page, and whether the page that follows has said so. */
export const acceptedNow: { bank?: string; isSaid?: boolean } = {}
