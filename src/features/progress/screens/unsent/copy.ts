// The words of what is not sent yet.
const changes = (count: number): string => (count === 1 ? '1 change is' : `${count} changes are`)

export const title = 'Not sent yet'
export const keptHere = (count: number): string => `${changes(count)} kept on this device.`
export const refused = (count: number): string => `${changes(count)} waiting for your choice.`
export const see = 'See what'
export const choose = 'Choose'
export const keptSince = (clock: string): string =>
  `Kept on this device since ${clock}. It is sent by itself, in this order.`
export const yours = 'Yours'
export const standing = 'There now'
export const nothing = 'empty'
export const sendMine = 'Send mine again'
export const keepTheirs = 'Keep what is there'
export const about = 'This could not be sent. Nothing of it is lost until you choose.'
export const allSent = 'Everything is sent.'
