export const title = 'Make the picture fit'
export const lede = 'Turn it until it stands upright, and pull the corners to the edges of the paper.'
export const maskLede =
  'Pull the black bar over the first eight digits of the number. What is under it is gone for good.'
/** Pictures are read by people alone, so that only their owner can see what they show. */
export const coverHint = 'If it shows an Aadhaar or card number, cover it.'
export const cover = 'Cover a number'
export const uncover = 'Take the bar away'
export const turnLeft = 'Turn left'
export const turnRight = 'Turn right'
export const wholePicture = 'Whole picture'
export const use = 'Use this picture'
export const cutCorner = { edges: 'Cut', bar: 'Black bar' } as const
export const unreadable = 'This picture cannot be opened. Please choose another.'
export const tooLarge = 'This picture is too large to be opened here. Please take it again with a smaller size.'

export const lockedTitle = 'This PDF is locked'
export const lockedWhat =
  'Enter its password to open it here, on this device: neither the password nor the locked file is sent. Then you hide the first eight digits and send the picture.'
export const pdfPassword = 'Password of the PDF'
export const unlock = 'Open it'
export const wrongPassword = 'That isn’t its password. Please look at it again: capitals count.'
export const notOpened = 'We can’t open this PDF. Please send a picture of the card instead.'
