import { dollars, formatMoney, rupees } from '../../../../values/money.ts'
import { rupeesPerDollar } from '../copy.ts'

/** Whole rupees or dollars: nobody compares loans by the paisa. */
export const inMoney =
  (isInDollars: boolean) =>
  (paise: number): string => {
    const amount = isInDollars
      ? dollars(Math.round(paise / rupeesPerDollar.paise) * 100)
      : rupees(Math.round(paise / 100) * 100)
    return formatMoney(amount).replace(/\.00$/, '')
  }

export const percent = (hundredths: number): string => `${(hundredths / 100).toFixed(2)} %`

/** As it is said: 30, 12.5. */
export const lakhs = (paise: number): string => String(Math.round(paise / 100_000) / 100)
