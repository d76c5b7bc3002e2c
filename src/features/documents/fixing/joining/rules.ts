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

export const lede =
  'Choose pictures and PDFs, put them in order, and save them as one PDF. A picture gets an A4 page of its own; the pages of a PDF stay as they are.'
export const caution = 'A digital signature in a PDF does not survive being joined. Send a signed PDF by itself.'
export const choose = 'Files to join'
export const chooseFiles = 'Choose files'
export const listName = 'Files in their order'
export const up = (name: string): string => `Move ${name} up`
export const down = (name: string): string => `Move ${name} down`
export const turn = (name: string): string => `Turn ${name} right`
export const remove = (name: string): string => `Take ${name} out`
export const turnedBy = (degrees: number): string => `turned by ${degrees} degrees`
export const removed = (name: string): string => `${name} is taken out.`
export const moved = (name: string, place: number, of: number): string => `${name} is number ${place} of ${of}.`
export const turned = (name: string, degrees: number): string =>
  degrees === 0 ? `${name} is not turned.` : `${name} is turned by ${degrees} degrees.`
export const pages = (count: number): string => (count === 1 ? '1 page' : `${count} pages`)
export const total = (files: number, count: number): string =>
  `${files === 1 ? '1 file' : `${files} files`}, ${pages(count)}`
export const limit = 'At most'
export const noLimit = 'As large as it is'
export const join = 'Join them'
export const joining = 'Joining the files, please wait'
export const fileName = 'joined.pdf'
export const ready = (count: number, size: string): string => `Ready: ${pages(count)}, ${size}.`
export const save = 'Save the PDF'
export const over = (size: string, most: string): string =>
  `It has ${size}, which is more than ${most}: pictures were made smaller, but the PDFs in it can’t be without losing their text. Make the largest PDF smaller first, or take one out.`
export const tooManyFiles = (most: number): string => `At most ${most} files are joined. The rest were left out.`
export const tooManyPages = (most: number): string => `At most ${most} pages are joined here. Please take out a file.`
export const notOne = (name: string, why: string): string => `${name}: ${why}`
export const notThisKind = 'Only pictures and PDFs can be joined.'
export const lockedHere =
  'This PDF is locked. Enter its password to open it here, on this device; it is sent to nobody. In the joined PDF its pages have no password.'
export const failed = 'The files could not be joined. Please take out the one that was added last and try again.'
