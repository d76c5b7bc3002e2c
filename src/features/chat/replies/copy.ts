export const nameWrong = 'Please use small letters, digits and dashes, such as visa-dates.'
export const nameTaken = 'There is a reply of that name already.'
export const textRequired = 'Please write what it says.'
