// The vaccines by name, and what one may have of them.
import { ordinal } from '#src/values/dates.ts'
import { factsOfPoints, type DatedFact, type DatedPoint } from '#src/journey/guide.ts'
import { vaccines, type Kind, type Requirement, type Vaccine } from '../requirements/rules.ts'
import { doseRules, dosesOf, gapBefore, leastAge, type Gap, type LeastAge } from '../schedule/doses/rules.ts'
import type { Why } from '../schedule/rules.ts'

export const vaccineNames = {
  mmr: 'MMR',
  tdap: 'Tdap',
  menacwy: 'MenACWY',
  hepb: 'Hepatitis B',
  varicella: 'Varicella',
  tb: 'TB test',
} as const satisfies Record<Vaccine, string>

export const vaccineWords = {
  mmr: 'Measles, mumps and rubella. Two doses.',
  tdap: 'Tetanus, diphtheria and whooping cough. One dose.',
  menacwy: 'Meningitis, of the four kinds A, C, W and Y. One dose.',
  hepb: 'A course of three doses; of Heplisav-B two.',
  varicella: 'Chickenpox. Two doses.',
  tb: 'A test for tuberculosis, not a vaccine.',
} as const satisfies Record<Vaccine, string>

/** What does not count, or goes before what. */
export const vaccineLimits = {
  mmr: 'MR has no mumps part, so it does not count.',
  tdap: 'Td and TT have no whooping cough part, so they do not count.',
  menacwy:
    'Some universities ask for a dose within five years before you move into a residence hall: look at the page of yours.',
  hepb: 'Two doses of Heplisav-B at least 4 weeks apart are a whole course, from 18 years on. So are four of Twinrix: after 7 days, 14 days later, and 12 months after the first.',
  varicella: '',
  tb: 'A blood or skin test goes before MMR and varicella, on the same day, or at least 28 days after.',
} as const satisfies Record<Vaccine, string>

export const whatCounts = 'What counts'

/** 'Two doses, at least 28 days apart.', and from which age they count. */
export function spacingOf(item: Requirement): string {
  const [second, third] = [gapBefore(item, 1), gapBefore(item, 2)]
  const { firstToLast, isLive } = doseRules[item.vaccine]
  if (second === undefined) return ''
  if (third === undefined) {
    const live = isLive === true ? ' Live vaccines: MMR and varicella on the same day, or 28 days apart.' : ''
    return `Two doses, at least ${gapWords(second)} apart.${live}`
  }
  const whole = firstToLast === undefined ? '' : ` and at least ${gapWords(firstToLast)} after the first`
  return `The second at least ${gapWords(second)} after the first, the third at least ${gapWords(third)} after the second${whole}.`
}

const gapWords = (gap: Gap): string => {
  if ('months' in gap) return `${gap.months} months`
  return gap.days > 28 && gap.days % 7 === 0 ? `${gap.days / 7} weeks` : `${gap.days} days`
}

export const kindNames = {
  dose: 'A dose',
  heplisav: 'A dose of Heplisav-B',
  twinrix: 'A dose of Twinrix (hepatitis A and B)',
  mr: 'A dose of MR (no mumps part)',
  td: 'A dose of Td or TT (no whooping cough part)',
  illness: 'I had the illness',
  titre: 'A blood test (titre) shows protection',
  igra: 'Blood test (IGRA)',
  xray: 'Chest X-ray',
  skin: 'Skin test',
} as const satisfies Record<Kind, string>

/** As it stands in a list and in the record. */
export const kindWords = {
  dose: 'Dose',
  heplisav: 'Dose of Heplisav-B',
  twinrix: 'Dose of Twinrix',
  mr: 'MR (measles and rubella only)',
  td: 'Td or TT (without whooping cough)',
  illness: 'Had the illness',
  titre: 'Blood test (titre)',
  igra: 'TB blood test (IGRA)',
  xray: 'Chest X-ray for TB',
  skin: 'TB skin test',
} as const satisfies Record<Kind, string>

const whyWords = {
  'too-close': 'Too soon after the dose before it, so it does not count.',
  'before-adult': 'Heplisav-B counts from your 18th birthday on, so this dose does not count.',
  'near-live':
    'Less than 28 days after a live vaccine (MMR, MR or varicella) and not on the same day, so it does not count.',
  'not-mmr': 'MR has no mumps part, so it does not count as MMR. You still need MMR, or a blood test (titre).',
  'not-tdap': 'Td and TT have no whooping cough part, so they do not count as Tdap. You still need one Tdap.',
  'not-taken': 'Your university does not take this in place of a dose.',
  'only-in-us': 'It counts only where it is made in the US.',
} as const satisfies Partial<Record<Why, string>>

/** Why something does not count. */
export function whyText(why: Why, { item, flight }: { item: Requirement; flight: string | null }): string {
  switch (why) {
    case 'too-old':
      return flight === null
        ? 'Too old today, so it does not count any more.'
        : 'Too old on the day of your flight, so it does not count any more.'
    case 'before-age':
      return `Given too young, so it does not count. It counts from ${agesOf(item)} on.`
    case 'age-unknown':
      return `It counts from ${agesOf(item)} on. Enter your date of birth.`
    default:
      return whyWords[why]
  }
}

/** '12 months (the first dose) and 13 months (the second dose) of age'; of one dose, or one age, its number alone. */
export function agesOf(item: Requirement): string {
  const ages = Array.from({ length: dosesOf(item.vaccine) }, (_, index) => leastAge(item, index)).flatMap(
    (age, index) => (age === undefined ? [] : [{ words: ageWords(age), index }]),
  )
  const [first, second] = ages
  if (first === undefined) return 'any age'
  if (second === undefined) return dosesOf(item.vaccine) === 1 ? first.words : `${first.words} (the last dose)`
  return first.words === second.words
    ? first.words
    : `${first.words} (the first dose) and ${second.words} (the second dose)`
}

/** By the table; a university's own age is among its own rules. */
export const fromAgeOf = (item: Requirement): string =>
  item.fromAge !== null || item.vaccine === 'tb' ? '' : `A dose counts from ${agesOf(item)} on.`

const ageWords = ({ weeks = 0, months = 0 }: LeastAge): string => {
  if (weeks > 0) return `${weeks} weeks of age`
  return months % 12 === 0 && months > 12 ? `your ${ordinal(months / 12)} birthday` : `${months} months of age`
}

/** Of a dose that counts by the days of grace alone, or that came sooner than is usual. */
export const earlyWords =
  'Given a little sooner than usual. It counts by the CDC’s schedule, but your university may still ask for another dose.'

type Dose = { vaccine: Vaccine; dose: number; of: number }

/** 'MMR, dose 2 of 2'; of one alone its name will do. */
export const doseName = ({ vaccine, dose, of }: Dose): string =>
  of === 1 ? vaccineNames[vaccine] : `${vaccineNames[vaccine]}, dose ${dose} of ${of}`

/** 'Last day for MMR, dose 2 of 2, MenACWY and 2 more'. */
export function lastDayFor([first = '', second, ...more]: readonly string[]): string {
  if (second === undefined) return `Last day for ${first}`
  return more.length === 0
    ? `Last day for ${first} and ${second}`
    : `Last day for ${first}, ${second} and ${more.length} more`
}

export const required = {
  on: 'Please give the day.',
  kind: 'Please choose what you have.',
  dob: 'Please give the day you were born.',
} as const
export const dayInvalid = 'This is no day of the calendar.'
export const inFuture = 'This day is still to come.'
export const beforeBirth = 'This is before you were born.'
export const tooOld = 'Please check the year.'
export const dobInvalid = 'Students are between 14 and 110 years old. Please check the day.'
export const notForVaccine = 'This does not go with the vaccine.'
export const takenThere = 'You have this one already, on the same day.'
export const tooMany = 'This is as much as we can keep for one vaccine. Remove what you do not need.'
export const fromClinic = 'The clinic noted this at your appointment. Ask us in the chat if it is wrong.'
export const keptLack = (name: string, isLacking: boolean): string =>
  isLacking ? `${name}: I have none` : `${name}: not said yet`
export const hadByNow = 'You said by now that you have something of it. Remove that first.'
export const universityUnknown = 'Please choose a university from the list.'

/** What is said of a list that is not this university's own. */
export const checkWith = (university: string): string =>
  `We have not read the list of ${university} yet, so this is what universities usually ask. Check with the health office of ${university}.`
export const common = 'This is what universities usually ask. Yours may ask for more or less.'
export const noList = 'There is no list yet. Please ask us in the chat.'
export const usualHere = 'We have not read this part on its page: it is what is usual.'

type Rules = {
  fromAge: number | null
  withinYears: number | null
  onlyBelowAge: number | null
  withinMonths: number | null
  onlyInUs: boolean
}

/** What else holds of it at this university, in sentences. */
export const rulesOf = ({ fromAge, withinYears, onlyBelowAge, withinMonths, onlyInUs }: Rules): string[] => [
  ...(fromAge === null ? [] : [`Given on or after your ${ordinal(fromAge)} birthday.`]),
  ...(withinYears === null ? [] : [`Within the last ${withinYears} years.`]),
  ...(withinMonths === null ? [] : [`At most ${withinMonths} months before you enter.`]),
  ...(onlyInUs ? ['It counts only where it is made in the US.'] : []),
  ...(onlyBelowAge === null ? [] : [`Asked only of those below ${onlyBelowAge}.`]),
]

type Standing = { vaccine: Vaccine; state: string; by?: string | undefined; counted: readonly unknown[]; of: number }

export function standingWords(
  { state, by, counted, of }: Standing,
  { lacks, hasAny }: { lacks: boolean; hasAny: boolean },
): string {
  if (state === 'done') return by === 'illness' ? 'Had the illness' : by === 'titre' ? 'Shown by a blood test' : 'Done'
  if (!hasAny) return lacks ? 'Still needed' : 'Not answered yet'
  if (state === 'expired' && counted.length === 0) return 'Too old'
  return of === 1 ? 'Does not count yet' : `${counted.length} of ${of} doses`
}

/** How long a dose counts that gets too old, and what that is judged by. */
export const untilWords = (until: string, flight: string | null): string =>
  flight === null
    ? `It counts until ${until}. What matters is the day you fly: enter your flight in 'Plan your doses' to be sure.`
    : `It counts until ${until}, and you fly before that.`
export const titreWords =
  'Many universities take the laboratory report in place of doses, if it shows protection against each illness. Ask the health office of yours before you rely on it.'

/** One for each source, under its number in the rules: a source that is added comes last. */
export const dosesFacts = (vaccine: Vaccine): readonly DatedPoint[] =>
  doseRules[vaccine].sources.map((source, index) => ({
    id: `vaccines.doses.${vaccine}.${index + 1}`,
    text: `${vaccineNames[vaccine]}: ages and spacings of its doses`,
    source,
  }))

export const datedFacts: readonly DatedFact[] = factsOfPoints(
  vaccines.flatMap(dosesFacts),
  '/vaccines/check-what-your-university-asks',
)
