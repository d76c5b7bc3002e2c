// Money is whole minor units with its currency: paise or cents, never a fraction.

export type Currency = 'INR' | 'USD'
export type Money = { readonly currency: Currency; readonly minor: number }

export const rupees = (minor: number): Money => money('INR', minor)
export const dollars = (minor: number): Money => money('USD', minor)

export function money(currency: Currency, minor: number): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${minor} is no whole number of minor units.`)
  return { currency, minor }
}

export const add = (one: Money, other: Money): Money => money(sameCurrency(one, other), one.minor + other.minor)

export const subtract = (one: Money, other: Money): Money => money(sameCurrency(one, other), one.minor - other.minor)

export function sum(currency: Currency, amounts: readonly Money[]): Money {
  return amounts.reduce(add, money(currency, 0))
}

/** ₹1,00,000.00 and $100,000.00: each as it is written at home. */
export function formatMoney({ currency, minor }: Money): string {
  const digits = Math.abs(minor).toString().padStart(3, '0')
  const { symbol, group } = writtenAs[currency]
  return `${minor < 0 ? '-' : ''}${symbol}${digits.slice(0, -2).replace(group, ',')}.${digits.slice(-2)}`
}

/** A thousand crore rupees, or ten billion dollars: more is a slip, and what is worked out from it would not be whole minor units. */
const mostTyped = 1e12

/** What somebody typed, exactly; undefined where it is no amount, too much for one, or finer than a paisa or a cent. */
export function parseMoney(currency: Currency, typed: string): Money | undefined {
  const { symbol } = writtenAs[currency]
  const text = typed.trim()
  const bare = text.startsWith(symbol) ? text.slice(symbol.length).trim() : text
  const match = amount.exec(bare)
  if (match === null) return undefined
  const [, whole = '', part = ''] = match
  const minor = Number(whole.replaceAll(',', '') + part.padEnd(2, '0'))
  return minor <= mostTyped ? { currency, minor } : undefined
}

// Commas in thousands or in lakhs, or none.
const amount = /^(\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.(\d{1,2}))?$/

const writtenAs = {
  INR: { symbol: '₹', group: /\B(?=(?:\d{2})*\d{3}$)/g },
  USD: { symbol: '$', group: /\B(?=(?:\d{3})+$)/g },
} satisfies Record<Currency, { symbol: string; group: RegExp }>

function sameCurrency(one: Money, other: Money): Currency {
  if (one.currency !== other.currency) throw new TypeError(`${one.currency} and ${other.currency} cannot be added.`)
  return one.currency
}

/** With a hyphen or a real minus sign, before or after the currency. */
export const isNegative = (typed: string): boolean => /^[-−–]/.test(typed.replaceAll(/[$₹\s]/g, ''))
