export const lede =
  'Choose pictures and PDFs, put them in order, and save them as one PDF. A picture gets an A4 page of its own; the pages of a PDF stay as they are.'
export const caution = 'A digital signature in a PDF does not survive being joined. Send a signed PDF by itself.'
export const choose = 'Files to join'
export const chooseFiles = 'Choose files'
export const listName = 'Files in their order'
export const up = (name: string): string => `Move ${name} up`
export const down = (name: string): string => `Move ${name} down`
export const turn = (name: string): string => `Turn ${name} right`
export const remove = (name: string): string => `Take ${name} out`
export const turnedBy = (degrees: number): string => `turned by ${degrees} degrees`
export const removed = (name: string): string => `${name} is taken out.`
export const moved = (name: string, place: number, of: number): string => `${name} is number ${place} of ${of}.`
export const turned = (name: string, degrees: number): string =>
  degrees === 0 ? `${name} is not turned.` : `${name} is turned by ${degrees} degrees.`
export const pages = (count: number): string => (count === 1 ? '1 page' : `${count} pages`)
export const total = (files: number, count: number): string =>
  `${files === 1 ? '1 file' : `${files} files`}, ${pages(count)}`
export const limit = 'At most'
export const noLimit = 'As large as it is'
export const join = 'Join them'
export const joining = 'Joining the files, please wait'
export const fileName = 'joined.pdf'
export const ready = (count: number, size: string): string => `Ready: ${pages(count)}, ${size}.`
export const save = 'Save the PDF'
export const over = (size: string, most: string): string =>
  `It has ${size}, which is more than ${most}: pictures were made smaller, but the PDFs in it can’t be without losing their text. Make the largest PDF smaller first, or take one out.`
export const tooManyFiles = (most: number): string => `At most ${most} files are joined. The rest were left out.`
export const tooManyPages = (most: number): string => `At most ${most} pages are joined here. Please take out a file.`
export const notOne = (name: string, why: string): string => `${name}: ${why}`
export const notThisKind = 'Only pictures and PDFs can be joined.'
export const lockedHere =
  'This PDF is locked. Enter its password to open it here, on this device; it is sent to nobody. In the joined PDF its pages have no password.'
export const failed = 'The files could not be joined. Please take out the one that was added last and try again.'
