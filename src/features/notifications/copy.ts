// What notifications say of themselves.
export const titleRequired = 'Please write a title.'
export const bodyRequired = 'Please write what there is to say.'
export const hrefWrong = 'Please enter an address of ours that begins with a slash, such as /loans.'
export const endTimePast = 'Please choose a time to come.'

export const zoneWrong = 'Please choose a time zone.'
export const clockWrong = 'Please enter a time, such as 22:00.'
export const quietEmpty = 'Please choose an end that differs from the start.'
