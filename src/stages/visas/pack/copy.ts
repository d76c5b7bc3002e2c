// The words of the folder for the interview, on the page and on paper.
import type { DatedFact } from '#src/journey/guide.ts'

export const title = 'Your folder for the interview'
export const lede = 'Everything that is good on the day, in the order in which it is asked for, as one PDF to print.'

export const print: DatedFact = {
  id: 'vault.pack.print',
  text: 'Print this folder: consulates do not let phones, laptops and other electronics in.',
  source: {
    name: 'US Consulate Hyderabad, required documents (an old page), and immigrationinto.us (a guide)',
    address: 'https://hyderabad.usconsulate.gov',
    checkedOn: '2026-11-22',
  },
  shownAt: '/documents/pack',
}

/** What a page says does not come. */
export const list = 'what the interview needs'

export const parts = {
  identity: 'You and your visa',
  studies: 'Studies and work',
  money: 'Money',
} as const

export const showSkipped = (count: number): string =>
  count === 1 ? 'Show one that doesn’t apply' : `Show ${count} that don’t apply`

export const fileName = 'interview-folder.pdf'
export const zipName = 'interview-papers.zip'
export const download = 'Make the PDF'
export const downloadZip = 'All files as a ZIP'
export const tooMany = 'You have made many folders in a short time. Please wait a few minutes and try again.'

export const standings = {
  ready: 'Ready',
  'on-paper': 'Ready on paper',
  'not-good': 'Not valid on the day',
  unclear: 'Not complete',
  earlier: 'Of an earlier application',
  'other-record': 'Of another SEVIS record',
  missing: 'Missing',
  skipped: 'Doesn’t apply',
} as const

export const partHere = 'Only a part of it is here: class 10 or class 12.'
export const lookWhole = 'Look whether all of them are here: your step took them file by file.'
export const yearUnsaid = 'Say of which financial year it is, on the page of your documents.'

export const forInterview = (day: string): string => `For the interview on ${day}.`
export const noInterview = 'The interview is not booked yet, so this list is for today.'

export const paper = {
  of: (name: string): string => `For ${name}`,
  made: (day: string): string => `Made on ${day}`,
  missing: 'Still missing',
  nothingMissing: 'Nothing is missing.',
  missingOptional: (titles: readonly string[]): string => `If they apply to you: ${titles.join('; ')}.`,
  contents: 'In this folder',
  asUploaded:
    'Pages of your own files are as you uploaded them. A program that reads aloud may find no words on a scan.',
  empty: 'There is no file in this folder yet.',
  notInside: 'Not inside, so bring them on paper',
  onPaper: (title: string): string => `${title}: ticked as ready on paper`,
  unreadable: (title: string, name: string): string =>
    `${title}: ${name} cannot be opened (locked or broken). Print it by itself.`,
  tooLarge: (title: string, name: string): string => `${title}: ${name} is too large for this PDF. Print it by itself.`,
  tooLong: (title: string, pages: number): string => `${title} (its first ${pages} pages)`,
  page: (number: number, count: number): string => `Page ${number} of ${count}`,
  goesOn: 'Your folder for the interview, continued',
} as const

export const keep = 'Keep on this phone'
export const unkeep = 'Remove from this phone'
export const keeping = 'Keeping…'
export const isKept = (count: number): string =>
  count === 1 ? 'One file is kept on this phone.' : `${count} files are kept on this phone.`
export const keepWords =
  'Kept, the files open here without a network, until you remove them or log out. Take the printed folder to the interview all the same.'
export const keptAll = 'The files are on this phone now.'
export const keptNone = 'This phone could not keep the files. It may have no room left.'
