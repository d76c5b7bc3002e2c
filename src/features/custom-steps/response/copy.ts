export const attachmentNames = {
  video: 'Video',
  article: 'Article',
  file: 'File',
  link: 'Link',
} as const

export const addressMissing = 'Please enter an address.'
export const addressTooLong = 'This address is too long.'
export const noAddress = 'Please enter a whole address that begins with https://.'
export const notSecure = 'Only secure addresses are sent to students. Please use one that begins with https://.'
export const credentials = 'This address has a name or password in it. Please leave that out.'
export const notTypeform = 'Please enter the https address of a form at typeform.com.'
export const titleMissing = 'Please name it, so that the student knows what it is.'
export const fileMissing = 'Please add the file.'
export const tooMany = (most: number): string => `Please attach at most ${most}.`
export const empty = 'Please write something or attach something before you send it.'
