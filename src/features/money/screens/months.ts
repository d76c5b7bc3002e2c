import { formatMoney, money, rupees, type Money } from '#src/values/money.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** 'Aug 2027' of '2027-08'. */
export function monthWords(month: string): string {
  const { year, month: number } = Temporal.PlainYearMonth.from(month)
  return `${months[number - 1]} ${year}`
}

/** Under every so many bars its month: with the year where it is another than that of the name before. */
export const monthNames = (all: readonly string[], every: number): readonly string[] =>
  all.map((month, index) => {
    if (index % every !== 0) return ''
    const [name = '', year = ''] = monthWords(month).split(' ')
    return all[index - every]?.slice(0, 4) === year ? name : `${name} ${year.slice(2)}`
  })

/** '₹12.4 lakh' and '−₹3.1 lakh': nobody reads paise in a picture. */
export function lakhs(paise: number): string {
  const rounded = Math.round(Math.abs(paise) / 1_00_000) / 100
  return `${paise < 0 ? '−' : ''}₹${rounded >= 1 ? rounded.toLocaleString('en-IN', { maximumFractionDigits: 1 }) : rounded} lakh`
}

const paiseOfLakh = 1_00_000_00

/** Of a list: what is less than a lakh in whole rupees. */
export const inShort = (paise: number): string => (paise < paiseOfLakh ? inWhole(rupees(paise)) : lakhs(paise))

/** Round numbers of lakhs, at most five between the least and the most, with nothing among them. */
export function ticksIn(least: number, most: number): readonly { paise: number; words: string }[] {
  const rough = (most - least) / paiseOfLakh / 4
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 0.01)))
  const step = power * ([1, 2, 5].find(one => one * power >= rough) ?? 10)
  const [first, last] = [Math.ceil(least / paiseOfLakh / step), Math.floor(most / paiseOfLakh / step)]
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const lakh = Number(((first + index) * step).toFixed(2))
    const words = `${lakh < 0 ? '−' : ''}${Math.abs(lakh).toLocaleString('en-IN')}`
    return { paise: Math.round(lakh * paiseOfLakh), words: index === last - first ? `${words} lakh` : words }
  })
}

/** A sum of estimates is rounded, and has no paise. */
export const inWhole = ({ currency, minor }: Money): string =>
  formatMoney(money(currency, Math.round(minor / 100) * 100)).replace(/\.00$/, '')
