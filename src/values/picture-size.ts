// How large a picture may be, and what is kept of it. Both sides use the same: the browser sends no more than is kept.

export type Size = { width: number; height: number }

const million = 1_000_000

/** What is larger is refused. Phones take up to 200 megapixels, but the browser shrinks those before it sends them. */
export const mostMegapixels = 50
/** What a decoder must hold as a whole: it would take more memory than one picture may. */
const mostHeldWhole = 13
/** A paper on A4 at 270 dots an inch. A usual photo is then 3,055 pixels long; a long screenshot stays legible. */
const mostKept = 7

export const isTooLarge = ({ width, height }: Size): boolean => width * height > mostMegapixels * million

export const isTooLargeToHold = ({ width, height }: Size): boolean => width * height > mostHeldWhole * million

/** The size in which it is kept, in the same proportions. */
export function keptSize({ width, height }: Size): Size {
  const scale = Math.min(1, Math.sqrt((mostKept * million) / Math.max(1, width * height)))
  const scaled = (side: number) => Math.max(1, Math.floor(side * scale))
  return { width: scaled(width), height: scaled(height) }
}
