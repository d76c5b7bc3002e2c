export const notRegistered = 'Please register for this webinar first.'
export const emailMissing = 'Please add your email to your profile first: the webinar is held under it.'
