import { makePhoto } from '../photo/copy.ts'

export const title = 'Make the picture fit'
export const lede = 'Turn it until it stands upright, and pull the corners to the edges of the paper.'
export const maskLede =
  'Pull the black bar over the first eight digits of the number, and cover it wherever it appears again. What is under a bar is gone for good.'
/** Pictures are read by people alone, so that only their owner can see what they show. */
export const coverHint = 'If it shows an Aadhaar or card number, cover it.'
export const cover = 'Cover a number'
export const coverMore = 'Cover another part'
export const lastMoves = 'The bar that was added last can be moved. Take it away to move the one before it.'
export const uncover = 'Take the bar away'
export const turnLeft = 'Turn left'
export const turnRight = 'Turn right'
export const wholePicture = 'Whole picture'
export const use = 'Use this picture'
export const chooseAnother = 'Choose another'
export const cutName = 'Cut'
export const barName = (index: number): string => (index === 0 ? 'Black bar' : `Black bar ${index + 1}`)
export const notSmallEnough = (most: string): string =>
  `It can’t be made smaller than ${most} and stay legible. Cut away what isn’t needed, or choose a larger limit.`

export const lockedTitle = 'This PDF is locked'
export const lockedWhat =
  'Enter its password to open it here, on this device: neither the password nor the locked file is sent. Then you hide the first eight digits and send the picture.'
export const pdfPassword = 'Password of the PDF'
export const unlock = 'Open it'
export const wrongPassword = 'That isn’t its password. Please look at it again: capitals count.'
export const notOpened = 'We can’t open this PDF. Please send a picture of the card instead.'
export const notReadable = 'We can’t open this PDF. It may be damaged: please save it again and choose it again.'

export const redrawTitle = 'This PDF is too large'
export const redrawWhat = (size: string, most: string): string =>
  `It has ${size}; at most ${most} is wanted. We can draw its pages again as pictures, on this device.`
export const redrawCosts =
  'Its text is lost: nobody can search it, copy from it or have it read aloud, and small print may blur. Signatures and form fields in it are only seen. Where the PDF comes from a website, look first whether it offers a smaller one.'
export const redraw = 'Draw its pages again'
export const leaveIt = 'Leave it as it is'
export const drawing = (page: number, pages: number): string => `Page ${page} of ${pages} …`
export const redrawTooLong = (most: number): string =>
  `It has more than ${most} pages, which is too much to be drawn here. Please take out the pages that aren’t needed, for example by printing only those to a PDF.`
export const redrawTooLarge = (most: string): string =>
  `Even drawn again it is larger than ${most}. Please take out the pages that aren’t needed, for example by printing only those to a PDF.`

export const toolsTitle = 'Fix your files'
export const toolsLede =
  'Everything here happens on this device. Nothing that you choose is sent to us or to anybody else.'
export const allTools = 'All tools'
export const tools = {
  smaller: {
    title: 'Make a file smaller',
    what: 'A picture or a PDF, for a site that takes at most 2 MB.',
    lede: 'Choose a picture or a PDF that is too large.',
    choose: 'The file to make smaller',
  },
  turn: {
    title: 'Turn and crop a picture',
    what: 'Upright, and without the table around the paper.',
    lede: 'Choose a picture. It is saved as a JPEG without the place and the time at which it was taken.',
    choose: 'The picture to turn or crop',
  },
  cover: {
    title: 'Cover an Aadhaar number',
    what: 'A black bar over the first eight digits, painted into the picture.',
    lede: 'Choose a picture or a PDF of your Aadhaar. Of a PDF the first page is used. The result is a picture: what is under the bar is not in it.',
    choose: 'The Aadhaar to cover',
  },
  join: {
    title: 'Join files to one PDF',
    what: 'Pictures and PDFs in the order that you want.',
  },
  photo: {
    title: makePhoto.title,
    what: 'Cut to a square of 600 × 600 pixels, and a sheet to print.',
  },
} as const
export type Tool = keyof typeof tools
export const isTool = (name: string): name is Tool => Object.keys(tools).some(one => one === name)

export const limitLabel = 'At most'
export const notAPicture = 'Please choose a picture or a PDF.'
export const onlyPicture = 'Please choose a picture.'
export const alreadySmall = (size: string): string => `It has only ${size}, so nothing has to be done.`
export const fixed = (name: string): string => `${name} is ready`
export const sizes = (before: string, after: string): string => `${before} before, ${after} now.`
export const save = 'Save it on this device'
export const noScript =
  'This part could not be loaded. Please check your connection and try again: what you chose is still here.'
