// Cutting, turning and blacking out a picture: all in parts of its width and height, from 0 to 1.

import type { Size } from '#src/values/picture-size.ts'

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

/** Moved as a whole by so much; it keeps its size and stays in the picture. */
export function moved(box: Box, by: { x: number; y: number }): Box {
  const left = between(box.left + by.x, 0, 1 - (box.right - box.left))
  const top = between(box.top + by.y, 0, 1 - (box.bottom - box.top))
  return { left, top, right: left + box.right - box.left, bottom: top + box.bottom - box.top }
}

/** The bar that comes next lies above the last, so that both can be seen. */
export const nextBar = (bars: readonly Box[]): Box => {
  const last = bars.at(-1)
  return last === undefined ? overDigits : moved(last, { x: 0, y: last.top > 0.2 ? -0.2 : 0.2 })
}

/** In whole pixels, and never smaller than what it hides. */
export const pixelsUnder = (
  box: Box,
  edges: Box,
  { width, height }: Size,
): { x: number; y: number; width: number; height: number } => {
  const across = (part: number) => ((part - edges.left) / (edges.right - edges.left)) * width
  const down = (part: number) => ((part - edges.top) / (edges.bottom - edges.top)) * height
  const [x, y] = [Math.floor(across(box.left)), Math.floor(down(box.top))]
  return { x, y, width: Math.ceil(across(box.right)) - x, height: Math.ceil(down(box.bottom)) - y }
}

/** Tried one after the other until the file is small enough: the longest side in pixels, and the quality. */
export const fittings = [
  { side: 2400, quality: 0.9 },
  { side: 2400, quality: 0.75 },
  { side: 1800, quality: 0.75 },
  { side: 1400, quality: 0.7 },
  { side: 1000, quality: 0.6 },
  { side: 700, quality: 0.6 },
] as const
export type Fitting = { side: number; quality: number }

/** The same for the pages of a PDF that are drawn again as pictures: dots an inch, and the quality. */
export const redrawings = [
  { dots: 150, quality: 0.75 },
  { dots: 130, quality: 0.6 },
  { dots: 110, quality: 0.5 },
  { dots: 90, quality: 0.4 },
] as const

/** So many are drawn in half a minute; what is longer is a book. */
export const mostRedrawn = 60

const megabyte = 1_048_576

/** As large as a loan takes a paper: what a file is shrunk to where nothing else is asked. */
export const usualMost = 2 * megabyte

/** How small a file can be asked to be. */
export const limits = {
  '5 MB': 5 * megabyte,
  '2 MB': usualMost,
  '1 MB': megabyte,
  '500 KB': 500 * 1024,
  '200 KB': 200 * 1024,
} as const
export type Limit = keyof typeof limits

export const sizeWithin = (width: number, height: number, side: number): Size => {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

export const isLying = (turns: number): boolean => turns % 2 === 1

/** Of a picture that is turned so many quarters to the right. */
export const turnedSize = ({ width, height }: Size, turns: number): Size =>
  isLying(turns) ? { width: height, height: width } : { width, height }

/** The name with another ending. */
export const named = (name: string, ending: string): string =>
  `${name.replace(/\.[^.]*$/, '').trim() || 'picture'}.${ending}`
