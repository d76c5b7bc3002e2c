// The vaccines by name, and what one may have of them.
import type { Kind, Vaccine } from '../requirements/rules.ts'
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
  mmr: 'Measles, mumps and rubella. Two doses, at least 28 days apart.',
  tdap: 'Tetanus, diphtheria and whooping cough. One dose.',
  menacwy: 'Meningitis, of the four kinds A, C, W and Y. One dose.',
  hepb: 'Three doses: the second 30 days after the first, the third 4 to 6 months after the second.',
  varicella: 'Chickenpox. Two doses; we plan 28 days between them, your clinic says what holds.',
  tb: 'A test for tuberculosis, not a vaccine.',
} as const satisfies Record<Vaccine, string>

export const kindNames = {
  dose: 'A dose',
  illness: 'I had the illness',
  titre: 'A blood test (titre) shows protection',
  igra: 'Blood test (IGRA)',
  xray: 'Chest X-ray',
  skin: 'Skin test',
} as const satisfies Record<Kind, string>

/** As it stands in a list and in the record. */
export const kindWords = {
  dose: 'Dose',
  illness: 'Had the illness',
  titre: 'Blood test (titre)',
  igra: 'TB blood test (IGRA)',
  xray: 'Chest X-ray for TB',
  skin: 'TB skin test',
} as const satisfies Record<Kind, string>

export const whyWords = {
  'too-close': 'Too soon after the dose before it, so it does not count.',
  'too-old': 'Too old on the day of your flight, so it does not count any more.',
  'before-age': 'Given before your 16th birthday, so it does not count here.',
  'age-unknown': 'It counts from your 16th birthday on. Tell us your date of birth.',
  'not-taken': 'Your university does not take this in place of a dose.',
  'only-in-us': 'It counts only where it is made in the US.',
} as const satisfies Record<Why, string>

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
export const dobInvalid = 'Students are between 14 and 90 years old. Please check the day.'
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
  ...(fromAge === null ? [] : [`Given after your ${fromAge}th birthday.`]),
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
  if (!hasAny) return lacks ? 'To be had' : 'Not answered yet'
  if (state === 'expired' && counted.length === 0) return 'Too old'
  return of === 1 ? 'Does not count yet' : `${counted.length} of ${of} doses`
}
