// What is said of files on their way.
export const proveFirst =
  'Confirm your e-mail or your phone first, under Your profile. Until then your papers could reach somebody else: the owner of a mistyped address.'
export const fileRequired = 'Please choose a file.'
export const empty = 'This file is empty. Please choose another.'
export const tooLarge = (megabytes: number): string =>
  `This file is larger than ${megabytes} MB. Please choose a smaller one.`
export const wrongKind = (kinds: string): string => `We cannot take this kind of file. Please choose ${kinds}.`
/** The name says one kind, the content another. */
export const disguised = (kinds: string): string =>
  `What is in this file is not what its name says. Please choose ${kinds}.`
export const locked = 'This PDF is locked with a password. Please save it without one and choose it again.'
export const tooMany = 'You have sent many files in a short time. Please wait a few minutes and try again.'
export const quotaFull = (files: number, megabytes: number): string =>
  `You have ${files} files or ${megabytes} MB with us, which is as much as we keep for one person. Remove files that you no longer need, or ask us in the chat.`
export const pictureTooLarge = 'This picture has more than 50 megapixels. Please choose a smaller one.'
/** Interlaced, progressive or WebP. */
export const pictureTooHeavy =
  'This picture is too large for the way it was saved. Please save it smaller, or take a photo of it, and choose it again.'
export const brokenPicture =
  'We could not open this picture. Please save it again, or take a new photo, and choose it again.'
export const malwareFound =
  'Our virus scanner found something harmful in this file, so we did not keep it. Please check your device, and choose another file.'
export const numbersInPapers = 'This PDF shows what looks like a whole Aadhaar or card number, which we may not keep.'
export const numberInPaper = (ending: string): string =>
  `This PDF shows a number ending in ${ending} that looks like a whole Aadhaar or card number, which we may not keep. You can download a masked Aadhaar at myaadhaar.uidai.gov.in.`
export const aadhaarWhole =
  'This file shows your whole Aadhaar number, which we may not keep. Please download the masked one at myaadhaar.uidai.gov.in.'
export const unreadable = 'We cannot read this PDF. Please save it again, or send a picture of the paper.'
export const notAttachable = 'One of the files is not there any more. Please add it again.'
export const brokenOff = 'The file did not arrive. Please check your connection and try again.'
export const waitsForNetwork = 'No connection just now. It goes on by itself as soon as there is one.'

export const beingChecked = 'Being checked'
export const stopSending = (name: string): string => `Stop sending ${name}`
export const remove = (name: string): string => `Remove ${name}`
/** As the specification has it. */
export const downloading = 'Downloading...'
export const pageOf = (number: number, count: number): string => `Page ${number} of ${count}`
