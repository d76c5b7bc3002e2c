import { dollars, formatMoney, rupees } from '#src/values/money.ts'

/** Whole rupees, or dollars at a rate: nobody compares loans by the paisa. */
export const inMoney =
  (rate: number | undefined) =>
  (paise: number): string => {
    const amount =
      rate === undefined ? rupees(Math.round(paise / 100) * 100) : dollars(Math.round((paise * 100) / rate) * 100)
    return formatMoney(amount).replace(/\.00$/, '')
  }

export type InMoney = ReturnType<typeof inMoney>

export const percent = (hundredths: number): string => `${(hundredths / 100).toFixed(2)} %`

/** As it is said: 30, 12.5. */
export const lakhs = (paise: number): string => String(Math.round(paise / 100_000) / 100)

/** Where amounts are compared: '₹27.6 lakh'. */
export const shortLakhs = (paise: number): string => `₹${(paise / 10_000_000).toFixed(1)} lakh`
