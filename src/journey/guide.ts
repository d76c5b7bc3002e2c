// What a step tells anyone who does it alone. A fact says where it is from and when it was checked.

import { formatDay } from '../values/dates.ts'

/** Days are ISO days. The desk may have to look again sooner or later than after six months. */
export type Source = { name: string; checkedOn: string; checkAgainBy?: string; address?: string }
/** A statement that may stop being true: by its id, the desk's own reading of it is found. */
export type DatedPoint = { id: string; text: string; source: Source }
export type GuidePoint = { text: string; id?: undefined; source?: undefined } | DatedPoint
export type Guide = { lede: string; points: readonly GuidePoint[] }

/**
 * 'The embassy, checked on 25th February 2026; a university, checked on …', those of one day together. Whoever relies on
 * what nobody has read again for long reads that, too. Every fact that students see says its source by this.
 */
export const sourcesInWords = (sources: readonly Source[], today: Temporal.PlainDate): string =>
  [...Map.groupBy(sources, source => checkedInWords(source, today))]
    .map(([checked, all]) => `${all.map(({ name }) => name).join('; ')}, ${checked}`)
    .join('. ')

const checkedInWords = (source: Read, today: Temporal.PlainDate): string =>
  `checked on ${formatDay(Temporal.PlainDate.from(source.checkedOn))}${
    isOverdue(source, today)
      ? `, ${sinceWhen(source, today)}: it may be different now, so look there before you rely on it`
      : ''
  }`

/** ': over six months old', beside a day that stands alone; nothing while it is read in time. */
export const overdueMark = (source: Read, today: Temporal.PlainDate): string => {
  if (!isOverdue(source, today)) return ''
  return isDueForRecheck(source.checkedOn, today.toString()) ? ': over six months old' : ': due to be read again'
}

const sinceWhen = ({ checkedOn }: Read, today: Temporal.PlainDate): string =>
  isDueForRecheck(checkedOn, today.toString()) ? 'more than six months ago' : 'and due to be read again'

/** Something that may stop being true: where we read it, and the page on which students read it. */
export type DatedFact = DatedPoint & { shownAt: string }

export const factsOfGuide = ({ points }: Guide, shownAt: string): DatedFact[] => factsOfPoints(points, shownAt)

export const factsOfPoints = (points: readonly GuidePoint[], shownAt: string): DatedFact[] =>
  points.flatMap(point => (point.id === undefined ? [] : [{ ...point, shownAt }]))

export const monthsUntilRecheck = 6

type Read = Pick<Source, 'checkedOn' | 'checkAgainBy'>

/** The desk's own day for the next look counts; where it has set none, six months. */
export const isOverdue = ({ checkedOn, checkAgainBy }: Read, today: Temporal.PlainDate): boolean =>
  checkAgainBy === undefined ? isDueForRecheck(checkedOn, today.toString()) : checkAgainBy < today.toString()

/** Older than six months: the desk reads it again at its source. */
export const isDueForRecheck = (checkedOn: string, today: string): boolean =>
  Temporal.PlainDate.from(checkedOn).add({ months: monthsUntilRecheck }).toString() < today
