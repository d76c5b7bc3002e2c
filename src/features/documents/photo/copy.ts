// What is said of a photo that was looked at.

export const title = 'Check a photo'
export const lede = 'Choose the file that you mean to upload. It is looked at here and goes nowhere.'
export const choose = 'The photo'
export const byEyeTitle = 'Look yourself'
export const byEye = [
  'Chin and top of the hair lie between the two ovals: the head is 50 to 69 percent of the height.',
  'Both eyes lie in the blue band: 56 to 69 percent from the bottom.',
  'No glasses, no cap, mouth closed, looking straight ahead.',
  'Taken within 6 months.',
] as const
export const allRight = 'What a program can see is right. Now look yourself.'
export const notRight = (count: number): string =>
  count === 1 ? 'One thing is to be put right.' : `${count} things are to be put right.`
export const unreadable = 'We cannot read this file as a picture. Please choose a JPEG.'

export const findings = {
  kind: { title: 'JPEG', mend: 'Save it as a JPEG.' },
  shape: { title: 'Square', mend: 'Cut it as wide as it is tall, like 2x2 inches on paper.' },
  size: { title: '600 to 1200 pixels a side', mend: 'Scan 2x2 inches at 300 points an inch, or scale it.' },
  weight: { title: 'At most 240 kB', mend: 'Save it at a lower quality, or with fewer pixels.' },
  colour: { title: 'In colour (sRGB, 24 bit)', mend: 'Save it in colour, as sRGB.' },
  compression: { title: 'Not squeezed more than 20 to 1', mend: 'Save it at a higher quality.' },
  ground: { title: 'White or off-white ground', mend: 'Have it taken before a plain white wall.' },
} as const

export const kindIs = (isJpeg: boolean): string => (isJpeg ? 'It is a JPEG.' : 'It is no JPEG.')
export const sizeIs = (width: number, height: number): string => `It has ${width} by ${height} pixels.`
export const weightIs = (bytes: number): string => `It weighs ${Math.ceil(bytes / 1000).toLocaleString('en-IN')} kB.`
export const compressionIs = (times: number): string => `It is squeezed ${Math.max(1, Math.round(times))} to 1.`
export const groundIs = (isWhite: boolean): string =>
  isWhite ? 'The upper corners are plain and nearly white.' : 'The upper corners are not plain and white.'

export function colourIs(jpeg: { components: number; bits: number; profile: string } | undefined): string {
  if (jpeg === undefined) return 'Only of a JPEG we can say.'
  if (jpeg.components === 1) return 'It is black and white.'
  if (jpeg.components === 4) return 'It is in the colours of printers (CMYK).'
  return `It is in colour, ${jpeg.bits * jpeg.components} bit, ${jpeg.profile || 'sRGB'}.`
}
