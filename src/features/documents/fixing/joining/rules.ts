// Files in an order, and where each lies on the pages of one PDF.
import type { Size } from '#src/values/picture-size.ts'
import type { Limit } from '../rules.ts'

export const mostFiles = 30
export const mostPages = 300

/** In points, 72 an inch. */
const a4 = { width: 595.28, height: 841.89 } as const
/** A centimetre, which every printer can print. */
const margin = 28.35

export type Placed = { page: Size; x: number; y: number; width: number; height: number }

/** A picture in the middle of an A4 page that lies as the picture does: never wider than a dot a pixel. */
export function onPage({ width, height }: Size): Placed {
  const page = width > height ? { width: a4.height, height: a4.width } : a4
  const scale = Math.min(1, (page.width - 2 * margin) / width, (page.height - 2 * margin) / height)
  const drawn = { width: width * scale, height: height * scale }
  return { page, ...drawn, x: (page.width - drawn.width) / 2, y: (page.height - drawn.height) / 2 }
}

/** One place up (-1) or down (1); at an end it stays. */
export function shifted<T>(list: readonly T[], index: number, by: -1 | 1): readonly T[] {
  const other = index + by
  const [one, neighbour] = [list[index], list[other]]
  if (one === undefined || neighbour === undefined) return list
  return list.map((item, at) => (at === index ? neighbour : at === other ? one : item))
}

export const pagesIn = (all: readonly { pages: number }[]): number => all.reduce((sum, { pages }) => sum + pages, 0)

/** How small a joined PDF can be asked to be. */
export const joinedLimits = ['5 MB', '2 MB', '1 MB'] as const satisfies readonly Limit[]
export type JoinedLimit = (typeof joinedLimits)[number]

/** A quarter turn more of a page that may be turned already. */
export const angleAfter = (angle: number, turns: number): number => (((angle + turns * 90) % 360) + 360) % 360
