// What a step tells anyone who does it by himself. A fact says where it is from and when it was checked.

import { formatDay } from '../values/dates.ts'

export type Source = { name: string; /** ISO day. */ checkedOn: string; address?: string }
/** A statement that may stop being true: by its id, the desk's own reading of it is found. */
export type DatedPoint = { id: string; text: string; source: Source }
export type GuidePoint = { text: string; id?: undefined; source?: undefined } | DatedPoint
export type Guide = { lede: string; points: readonly GuidePoint[] }

/**
 * 'The embassy, checked on 25th February 2026; a university, checked on …', those of one day together. Whoever relies on
 * what nobody has read again for long reads that, too.
 */
export const sourcesInWords = (sources: readonly Source[], today: Temporal.PlainDate): string =>
  [...Map.groupBy(sources, ({ checkedOn }) => checkedOn)]
    .map(
      ([day, all]) =>
        `${all.map(({ name }) => name).join('; ')}, checked on ${formatDay(Temporal.PlainDate.from(day))}${
          isDueForRecheck(day, today.toString()) ? overdue : ''
        }`,
    )
    .join('. ')

const overdue = ', more than six months ago: it may be different now, so look there before you rely on it'

/** Something that may stop being true: where we read it, and the page on which students read it. */
export type DatedFact = DatedPoint & { shownAt: string }

export const factsOfGuide = ({ points }: Guide, shownAt: string): DatedFact[] => factsOfPoints(points, shownAt)

export const factsOfPoints = (points: readonly GuidePoint[], shownAt: string): DatedFact[] =>
  points.flatMap(point => (point.id === undefined ? [] : [{ ...point, shownAt }]))

export const monthsUntilRecheck = 6

/** Older than six months: the desk reads it again at its source. */
export const isDueForRecheck = (checkedOn: string, today: string): boolean =>
  Temporal.PlainDate.from(checkedOn).add({ months: monthsUntilRecheck }).toString() < today
