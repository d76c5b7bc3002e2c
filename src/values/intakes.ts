// The terms in which studies begin, counted from today: the rule behind 'Fall 2022, Summer 2022, Spring 2023'.

export type Season = 'spring' | 'summer' | 'fall'
export type Intake = { readonly id: string; readonly label: string }

export const alreadyEnrolled: Intake = { id: 'enrolled', label: 'Already enrolled' }

/** The next three intakes, soonest first, then 'Already enrolled'. */
export const intakeChoices = (today: Temporal.PlainDate): readonly Intake[] => [...nextIntakes(today), alreadyEnrolled]

/** The three that follow somebody's own and are still to come, for who starts later; none for who is enrolled. */
export function intakesAfter(id: string, today: Temporal.PlainDate): readonly Intake[] {
  const begins = intakeBegins(id)
  if (begins === undefined) return []
  const first = begins.add({ months: 1 })
  return nextIntakes(Temporal.PlainDate.compare(first, today) > 0 ? first : today)
}

/** An intake is still to come until the month in which it begins is over. */
export const nextIntakes = (today: Temporal.PlainDate): readonly Intake[] =>
  [today.year, today.year + 1]
    .flatMap(year => seasons.map(season => ({ ...season, year })))
    .filter(({ year, begins }) => year > today.year || begins >= today.month)
    .slice(0, 3)
    .map(({ season, name, year }) => ({ id: `${season}-${year}`, label: `${name} ${year}` }))

/** What an id such as 'fall-2027' is called, today or years later. */
export function intakeLabel(id: string): string | undefined {
  if (id === alreadyEnrolled.id) return alreadyEnrolled.label
  const [season, year, ...more] = id.split('-')
  const name = seasons.find(one => one.season === season)?.name
  return name !== undefined && more.length === 0 && /^20\d{2}$/.test(year ?? '') ? `${name} ${year}` : undefined
}

/** The first day of the month in which an intake begins; none for who is enrolled already. */
export function intakeBegins(id: string): Temporal.PlainDate | undefined {
  if (!isIntake(id)) return undefined
  const [season, year] = id.split('-')
  const month = seasons.find(one => one.season === season)?.begins
  return month === undefined ? undefined : new Temporal.PlainDate(Number(year), month, 1)
}

export const isIntake = (id: string): boolean => intakeLabel(id) !== undefined

/** This year and the five after it. */
export const graduationYears = (today: Temporal.PlainDate): readonly number[] =>
  [0, 1, 2, 3, 4, 5].map(ahead => today.year + ahead)

const seasons: readonly { season: Season; name: string; begins: number }[] = [
  { season: 'spring', name: 'Spring', begins: 1 },
  { season: 'summer', name: 'Summer', begins: 5 },
  { season: 'fall', name: 'Fall', begins: 8 },
]
