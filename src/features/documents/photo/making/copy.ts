export const lede =
  'Choose a photo or take one. Put your head between the two ovals and your eyes in the blue band, then make the photo.'
export const ground =
  'The wall behind you has to be white or off-white when the photo is taken: the background is not changed here.'
export const choose = 'The photo to cut'
export const frame =
  'Photo in the frame. Drag it, or press the arrow keys to move it and plus or minus to come nearer or go back.'
export const nearness = 'How near'
export const nearnessIs = (percent: number): string => `${percent} percent`
export const turnLeft = 'Turn left'
export const turnRight = 'Turn right'
export const make = 'Make the photo'
export const enlarged = (pixels: number): string =>
  `The frame holds only ${pixels} × ${pixels} pixels of your photo. It would be enlarged to 600 × 600, which makes it blurred. Go back a little, or take the photo from nearer.`
export const tooHeavy = 'This photo can’t be made smaller than 240 kB. Please choose another.'
export const made = 'Your photo, 600 × 600 pixels'
export const alt = 'Your photo as it was cut'
export const disclaimer =
  'Whether a photo is accepted is decided by the form and the consulate. This only checks what a program can see.'
export const save = 'Save the photo'
export const fileName = 'visa-photo.jpg'
export const sheetTitle = 'A sheet to print'
export const sheetWhat =
  'On a sheet of 4 × 6 inches each photo is 2 × 2 inches (51 × 51 mm). Print it in its own size (100 percent, not fitted to the page) and cut along the lines.'
export const sheetFull = 'Six photos reach the edges of the sheet, so it has to be printed without borders.'
export const sheetCount = 'Photos on the sheet'
export const counts = { 2: '2 photos', 4: '4 photos', 6: '6 photos' } as const
export const savePdf = 'Save the sheet as a PDF'
export const saveJpeg = 'Save the sheet as a JPEG'
export const sheetName = 'visa-photo-sheet'
export const numbersFrom = (sources: string): string => `The numbers are from ${sources}.`
