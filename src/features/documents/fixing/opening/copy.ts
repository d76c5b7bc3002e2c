// Why a chosen file can't be used as a picture.
export const empty = 'This file is empty. Please choose another.'
export const unreadable = 'This picture cannot be opened. Please choose another.'
export const tooLarge = 'This picture is too large to be opened here. Please take it again with a smaller size.'
export const heic =
  'This browser can’t open HEIC pictures. Please save it as a JPEG on your phone, or take a screenshot of it, and choose that.'
export const animated = 'This picture moves. Only its first frame is used.'
