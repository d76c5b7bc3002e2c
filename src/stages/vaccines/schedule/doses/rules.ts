// What makes a dose count, vaccine by vaccine, and where each row was read.
import type { Source } from '#src/journey/guide.ts'
import type { Kind, Requirement, Vaccine } from '#src/stages/vaccines/requirements/rules.ts'

/** The least time between a dose and the one before it. */
export type Gap = { days: number } | { months: number }

/** The youngest age at which a dose counts; the days of grace go with it where the table gives them. */
export type LeastAge = { weeks?: number; months?: number; isToTheDay?: true }

type DoseRule = {
  /** How many doses, and what is between them. */
  gaps: readonly Gap[]
  /** Of three doses: the least time from the first to the last. */
  firstToLast?: Gap
  /** For each dose in its turn; none where any age will do. */
  ages: readonly (LeastAge | undefined)[]
  /** From a dose that does not count to the first one that does. */
  afterNone?: Gap
  /** A live vaccine keeps its distance from every other live one, and holds back a blood or skin test for TB. */
  isLive?: boolean
  sources: readonly Source[]
}

const checkedOn = '2026-11-22'
const minnesota: Source = {
  name: 'Minnesota Department of Health, catch-up guidance for adults (ID 57186), January 2018',
  address: 'https://docslib.org/doc/3175465',
  checkedOn,
}
const grace: Source = {
  name: 'Immunize.org, Ask the Experts, on the 4-day grace period (reviewed on 19 June 2023)',
  address: 'https://www.immunize.org',
  checkedOn: '2026-11-26',
}
/** The CDC's own table of least ages and spacings. The day of the version is the CDC's, the other the day on which its cases were read. */
const cdc: Source = {
  name: 'CDC, immunization schedule as data (CDSi, version 4.65 of 1 September 2026)',
  address: 'https://www.cdc.gov',
  checkedOn: '2026-11-26',
}
/** Where what universities ask for was read. */
export const healthOffices: Source = {
  name: 'Health offices of Louisville, Liberty, UNCG, Valparaiso and Nevada, Reno',
  address: 'https://unr.edu',
  checkedOn: '2026-07-01',
}

const fourWeeks = { days: 28 } as const
const eightWeeks = { days: 56 } as const

export const doseRules: Readonly<Record<Vaccine, DoseRule>> = {
  mmr: {
    gaps: [fourWeeks],
    ages: [{ months: 12 }, { months: 13 }],
    afterNone: fourWeeks,
    isLive: true,
    sources: [cdc, minnesota, grace],
  },
  // The table has no days of grace before the tenth birthday.
  tdap: { gaps: [], ages: [{ months: 120, isToTheDay: true }], sources: [cdc, healthOffices] },
  menacwy: { gaps: [], ages: [{ months: 192 }], afterNone: eightWeeks, sources: [cdc, healthOffices] },
  hepb: {
    gaps: [fourWeeks, eightWeeks],
    firstToLast: { days: 112 },
    ages: [undefined, undefined, { weeks: 24 }],
    afterNone: fourWeeks,
    sources: [cdc, minnesota, grace],
  },
  varicella: {
    gaps: [fourWeeks],
    ages: [{ months: 12 }, { months: 13, isToTheDay: true }],
    afterNone: fourWeeks,
    isLive: true,
    sources: [cdc, minnesota, grace],
  },
  tb: { gaps: [], ages: [], sources: [minnesota] },
}

/** So many days too early still count, for an age and between two doses of the same vaccine. Nothing is planned by it. */
export const graceDays = 4

/** Between two different live vaccines that are not given on the same day, and from one to a blood or skin test for TB. */
export const liveGapDays = 28

/** Of varicella: whoever began before this age has no days of grace, and less than so many days apart may be asked about. */
export const varicellaChild = { belowMonths: 156, usualDays: 84 } as const

/** Heplisav-B and Twinrix by the CDC's rows of their own; both are for adults. */
export const adultMonths = 216
export const heplisavGap = fourWeeks
/** Twinrix in a hurry: to the day, but for the fourth dose. */
export const twinrixRow = { second: { days: 7 }, third: { days: 14 }, fourthAfterFirst: { months: 12 } } as const

/** MR is live as well, though it does not count as MMR. */
export const isLiveShot = ({ vaccine, kind }: { vaccine: Vaccine; kind: Kind }): boolean =>
  doseRules[vaccine].isLive === true && (kind === 'dose' || kind === 'mr')

export const dosesOf = (vaccine: Vaccine): number => doseRules[vaccine].gaps.length + 1

/** Before this age no dose of MenACWY counts, whatever a university says. */
const menacwyMonths = 120

/** From which age the dose with this index, from 0, counts: the table's own least age, or a later one of the university. */
export function leastAge({ vaccine, fromAge, isRead }: Requirement, index: number): LeastAge | undefined {
  const own = doseRules[vaccine].ages[index]
  if (fromAge === null) return own
  const months = fromAge * 12
  // One dose at sixteen is the end of a course of two. A university that names another age asks for less than the course.
  if (vaccine === 'menacwy' && isRead) return { months: Math.max(menacwyMonths, months), isToTheDay: true }
  return (own?.months ?? 0) >= months ? own : { months, isToTheDay: true }
}

export const hasOwnGaps = ({ vaccine, secondAfterDays, thirdAfterMonths }: Requirement): boolean =>
  vaccine === 'hepb' && (secondAfterDays != null || thirdAfterMonths != null)

/** Between the dose with this index, from 1, and the one before it: by the table, or longer where the university says so. */
export function gapBefore(requirement: Requirement, index: number): Gap | undefined {
  const { vaccine, secondAfterDays, thirdAfterMonths } = requirement
  if (vaccine === 'hepb' && index === 1 && (secondAfterDays ?? 0) > fourWeeks.days)
    return { days: secondAfterDays ?? 0 }
  if (vaccine === 'hepb' && index === 2 && (thirdAfterMonths ?? 0) >= 2) return { months: thirdAfterMonths ?? 0 }
  return doseRules[vaccine].gaps[index - 1]
}

export const vaccineFactSources: readonly Source[] = [cdc, minnesota, grace, healthOffices]
