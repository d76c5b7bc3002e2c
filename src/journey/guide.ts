// What a step tells whoever does it by himself. A fact says where it is from and when it was checked.

import { formatDay } from '../values/dates.ts'

export type Source = { name: string; /** ISO day. */ checkedOn: string }
export type GuidePoint = { text: string; source?: Source }
export type Guide = { lede: string; points: readonly GuidePoint[] }

/** 'The embassy, checked on 25th February 2026; a university, checked on …', those of one day together. */
export const sourcesInWords = (sources: readonly Source[]): string =>
  [...Map.groupBy(sources, ({ checkedOn }) => checkedOn)]
    .map(
      ([day, all]) =>
        `${all.map(({ name }) => name).join('; ')}, checked on ${formatDay(Temporal.PlainDate.from(day))}`,
    )
    .join('. ')
