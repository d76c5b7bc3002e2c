// What is printed on a card of the sandbox. It follows from the card's id and is written down nowhere.
import { createHmac } from 'node:crypto'

export type Printed = { number: string; cvc: string; last4: string }

/** Stripe's own test cards begin like this. */
const beginning = '400000999'

export function printedOn(id: string, secret: string): Printed {
  const digest = createHmac('sha256', secret).update(id).digest()
  const digits = (from: number, length: number) =>
    String(digest.readUInt32BE(from) % 10 ** length).padStart(length, '0')
  const body = beginning + digits(0, 6)
  const number = body + checkDigit(body)
  return { number, cvc: digits(4, 3), last4: number.slice(-4) }
}

/** Luhn's: with it, every second digit doubled, the digits come to a multiple of ten. */
export function checkDigit(body: string): string {
  const sum = [...body]
    .toReversed()
    .map(Number)
    .reduce((total, digit, index) => total + (index % 2 === 0 ? crossSum(digit * 2) : digit), 0)
  return String((10 - (sum % 10)) % 10)
}

const crossSum = (doubled: number): number => (doubled > 9 ? doubled - 9 : doubled)
