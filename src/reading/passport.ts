// The two lines at the bottom of a passport's photo page (ICAO 9303, TD3), with the digits that check them. Pure.

export type Passport = {
  surname: string
  /** Empty where the passport has one name alone. */
  givenNames: string
  /** The line has 39 places for the name, and the name goes on. */
  isCut: boolean
  number: string
  /** ICAO's three letters. */
  nationality: string
  bornOn: Temporal.PlainDate
  sex: 'F' | 'M' | undefined
  expiresOn: Temporal.PlainDate
}

export const passportProblems = ['length', 'not-passport', 'name', 'number', 'birth', 'expiry', 'whole'] as const
export type PassportProblem = (typeof passportProblems)[number]
export type ReadPassport = { passport: Passport } | { problem: PassportProblem }

const lineLength = 44

export function readPassport(typed: string, today: Temporal.PlainDate): ReadPassport {
  const all = typed.toUpperCase().replaceAll(/[‹«]/g, '<').replaceAll(/\s/g, '')
  if (all.length !== 2 * lineLength || /[^0-9A-Z<]/.test(all)) return { problem: 'length' }
  const [first, second] = [all.slice(0, lineLength), all.slice(lineLength)]
  if (!first.startsWith('P')) return { problem: 'not-passport' }
  const name = first.slice(5)
  if (/[^A-Z<]/.test(name) || !/[A-Z]/.test(name)) return { problem: 'name' }
  const problem = wrongIn(second)
  if (problem !== undefined) return { problem }
  const bornOn = dayOf(second.slice(13, 19), today.year)
  const expiresOn = dayOf(second.slice(21, 27), today.year + yearsAhead)
  if (bornOn === undefined || Temporal.PlainDate.compare(bornOn, today) > 0) return { problem: 'birth' }
  if (expiresOn === undefined) return { problem: 'expiry' }
  const [surname = '', ...given] = name.split('<<')
  const sex = second.charAt(20)
  return {
    passport: {
      surname: spaced(surname),
      givenNames: spaced(given.join('<')),
      isCut: !first.endsWith('<'),
      number: spaced(second.slice(0, 9)),
      nationality: spaced(second.slice(10, 13)),
      bornOn,
      sex: sex === 'F' || sex === 'M' ? sex : undefined,
      expiresOn,
    },
  }
}

/** A passport is valid for ten years, and some for longer. */
const yearsAhead = 20

const spaced = (field: string): string => field.replaceAll('<', ' ').replaceAll(/ +/g, ' ').trim()

/** Each digit checks what is before it, and the last one all of them together. */
function wrongIn(line: string): PassportProblem | undefined {
  if (!checks(line.slice(0, 9), line.charAt(9))) return 'number'
  if (!checks(line.slice(13, 19), line.charAt(19))) return 'birth'
  if (!checks(line.slice(21, 27), line.charAt(27))) return 'expiry'
  const personal = line.slice(28, 42)
  if (!checks(personal, line.charAt(42)) && !(line.charAt(42) === '<' && /^<*$/.test(personal))) return 'whole'
  return checks(line.slice(0, 10) + line.slice(13, 20) + line.slice(21, 43), line.charAt(43)) ? undefined : 'whole'
}

const weights = [7, 3, 1] as const

export function checkDigit(text: string): number {
  const values = [...text].map(sign => (sign === '<' ? 0 : Number.parseInt(sign, 36)))
  return values.reduce((sum, value, index) => sum + value * (weights[index % 3] ?? 0), 0) % 10
}

const checks = (text: string, digit: string): boolean => /^\d$/.test(digit) && Number(digit) === checkDigit(text)

/** YYMMDD: of the hundred years that end with this one. */
function dayOf(digits: string, lastYear: number): Temporal.PlainDate | undefined {
  if (!/^\d{6}$/.test(digits)) return undefined
  const century = lastYear - (lastYear % 100)
  const short = Number(digits.slice(0, 2))
  const year = century + short > lastYear ? century + short - 100 : century + short
  try {
    return Temporal.PlainDate.from(
      { year, month: Number(digits.slice(2, 4)), day: Number(digits.slice(4, 6)) },
      { overflow: 'reject' },
    )
  } catch {
    return undefined
  }
}
