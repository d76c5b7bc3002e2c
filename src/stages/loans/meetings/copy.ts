export const slotTaken = 'Somebody has just taken this time. Please choose another.'
export const noOffer = "Accept an offer first: then you meet that bank's official."
export const meetingPast = 'This meeting has begun already. Ask Asha if you missed it.'

/** As the specification has it. */
export const noSlots = 'No current slots available... request new slots'
export const requestSlots = 'Request new slots'
