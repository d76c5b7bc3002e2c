// Cutting, turning and blacking out a picture: all in parts of its width and height, from 0 to 1.

export type Box = { left: number; top: number; right: number; bottom: number }

export const whole: Box = { left: 0, top: 0, right: 1, bottom: 1 }

/** Where the first eight digits of an Aadhaar card mostly stand. */
export const overDigits: Box = { left: 0.28, top: 0.74, right: 0.66, bottom: 0.86 }

export const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const
export type Corner = (typeof corners)[number]

const least = 0.05

/** A corner pulled by so much; the box keeps inside the picture, and keeps a size. */
export function pulled(box: Box, corner: Corner, by: { x: number; y: number }): Box {
  const isLeft = corner.endsWith('left')
  const isTop = corner.startsWith('top')
  return {
    left: isLeft ? between(box.left + by.x, 0, box.right - least) : box.left,
    right: isLeft ? box.right : between(box.right + by.x, box.left + least, 1),
    top: isTop ? between(box.top + by.y, 0, box.bottom - least) : box.top,
    bottom: isTop ? box.bottom : between(box.bottom + by.y, box.top + least, 1),
  }
}

const between = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** The box where it lies once the picture is turned a quarter to the right. */
export const turnedRight = ({ left, top, right, bottom }: Box): Box => ({
  left: 1 - bottom,
  right: 1 - top,
  top: left,
  bottom: right,
})

/** Tried one after the other until the file is small enough: the longest side in pixels, and the quality. */
export const fittings = [
  { side: 2400, quality: 0.9 },
  { side: 2400, quality: 0.75 },
  { side: 1800, quality: 0.75 },
  { side: 1400, quality: 0.7 },
  { side: 1000, quality: 0.6 },
] as const

export const sizeWithin = (width: number, height: number, side: number): { width: number; height: number } => {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** More than a phone takes: it would fill the memory before it is seen. */
export const mostPixels = 80_000_000
