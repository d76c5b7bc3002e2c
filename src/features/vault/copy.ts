// The words of the vault.

export const title = 'Your documents'
export const lede = 'Every file of your journey in one place. Add a paper once and use it wherever a step asks for it.'

export const paperRequired = 'Please choose what this paper is.'
export const dayRequired = 'Please enter a day, or leave this empty.'
export const dayTooEarly = 'This day is too long ago. Please check it.'
export const issuedLater = 'This day is still to come. Please enter the day that is on the paper.'
export const endsWrong = 'Please check the last day: it has to be after the first, and within 30 years.'
export const yearWrong = 'Please choose a financial year, such as 2025-26.'
export const replacedAlready = 'This paper was replaced on another device. Please load the page again.'
export const aadhaarAgain =
  'Please add your Aadhaar card as a paper of its own: its number has to be hidden before it is kept.'
