// What a university asks for, vaccine by vaccine. Which vaccines there are, and what takes the place of a dose.

export const vaccines = ['mmr', 'tdap', 'menacwy', 'hepb', 'varicella', 'tb'] as const
export type Vaccine = (typeof vaccines)[number]

export const asks = ['required', 'recommended', 'notAsked'] as const
export type Ask = (typeof asks)[number]

/** Of tuberculosis. A skin test counts only where it was done in the US: the BCG of an Indian childhood disturbs it. */
export const tests = ['igra', 'xray', 'skin'] as const
export type Test = (typeof tests)[number]

/** Often mistaken for a dose: MR has no mumps part, Td no whooping cough part. They are kept as what they are and never count. */
export const lookalikes = ['mr', 'td'] as const

/** Of hepatitis B: brands that make a whole course in another number of doses. */
export const brands = ['heplisav', 'twinrix'] as const
const isBrand = (kind: Kind): boolean => brands.some(one => one === kind)
export const isDoseKind = (kind: Kind): boolean => kind === 'dose' || isBrand(kind)

/** What there may be of a vaccine: a dose, a lookalike, that one had the illness, a blood test that shows protection, a test of TB. */
export const kinds = ['dose', ...brands, ...lookalikes, 'illness', 'titre', ...tests] as const
export type Kind = (typeof kinds)[number]
export const isTest = (kind: Kind): kind is Test => tests.some(one => one === kind)

export type Requirement = {
  vaccine: Vaccine
  ask: Ask
  /** Asked only of those who are younger on the day of the flight. */
  onlyBelowAge: number | null
  /** A dose counts from this birthday on. */
  fromAge: number | null
  /** An older dose does not count any more. */
  withinYears: number | null
  takesIllness: boolean
  takesTitre: boolean
  /** Of TB alone: which tests, how long before the flight at most, and whether only in the US. */
  tests: readonly Test[]
  withinMonths: number | null
  onlyInUs: boolean
  /** Of hepatitis B alone, where the university has a rule of its own: the second dose after the first, the third after the second. */
  secondAfterDays?: number | null | undefined
  thirdAfterMonths?: number | null | undefined
  /** Read on the university's own page; otherwise it is what universities usually ask. */
  isRead: boolean
}

/** One for each vaccine, in their order. */
export type RequirementSet = readonly Requirement[]

/** The list for a university that we have not read. */
export const commonSet = 'common'

/** What may stand as an answer to a requirement. */
export function kindsFor({ vaccine, takesIllness, takesTitre, tests: taken }: Requirement): readonly Kind[] {
  if (vaccine === 'tb') return taken
  return [
    'dose',
    ...(vaccine === 'hepb' ? brands : []),
    ...(takesIllness ? (['illness'] as const) : []),
    ...(takesTitre ? (['titre'] as const) : []),
  ]
}

const lookalikeOf: Partial<Record<Vaccine, Kind>> = { mmr: 'mr', tdap: 'td' }

/** What a student may enter of it: also what is often given in India and does not count. */
export function kindsToEnter(requirement: Requirement): readonly Kind[] {
  const [dose, ...others] = kindsFor(requirement)
  const lookalike = lookalikeOf[requirement.vaccine]
  return dose === undefined ? [] : [dose, ...(lookalike === undefined ? [] : [lookalike]), ...others]
}

/** Which kinds go with which vaccine at all, whatever a university takes. */
export const fits = (vaccine: Vaccine, kind: Kind): boolean => {
  if (lookalikes.some(one => one === kind)) return lookalikeOf[vaccine] === kind
  return isBrand(kind) ? vaccine === 'hepb' : (vaccine === 'tb') === isTest(kind)
}

/** 'YYYY-MM': enough to know an age by, and less than a birthday. In that very month one counts as the younger. */
export type BirthMonth = string

export const monthOf = (day: Temporal.PlainDate): BirthMonth => day.toPlainYearMonth().toString()

/** The day from which somebody is surely of that age. */
export const turns = (bornIn: BirthMonth, age: number): Temporal.PlainDate => turnsMonths(bornIn, age * 12)

export const turnsMonths = (bornIn: BirthMonth, months: number): Temporal.PlainDate =>
  Temporal.PlainYearMonth.from(bornIn)
    .add({ months: months + 1 })
    .toPlainDate({ day: 1 })

/** The day of birth where a verdict hangs on it; the month is enough for what is asked below an age. */
export type Person = { bornOn?: string | undefined; bornIn?: BirthMonth | undefined; flight?: string | undefined }

/** Whether it is asked of this person at all; somebody who did not say how old they are is asked. */
export function isAskedOf({ ask, onlyBelowAge }: Requirement, { bornIn, flight }: Person, today: string): boolean {
  if (ask === 'notAsked') return false
  if (onlyBelowAge === null || bornIn === undefined) return true
  const day = Temporal.PlainDate.from(flight ?? today)
  return Temporal.PlainDate.compare(day, turns(bornIn, onlyBelowAge)) < 0
}
