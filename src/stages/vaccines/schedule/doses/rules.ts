// What makes a dose count, vaccine by vaccine, and where each row was read.
import type { Source } from '#src/journey/guide.ts'
import type { Kind, Requirement, Vaccine } from '#src/stages/vaccines/requirements/rules.ts'

/** The least time between a dose and the one before it. */
export type Gap = { days: number } | { months: number }

type DoseRule = {
  /** How many doses, and what is between them. */
  gaps: readonly Gap[]
  /** Of three doses: the least time from the first to the last. */
  firstToLast?: Gap
  /** The youngest age at which a dose counts. */
  fromMonths?: number
  /** A live vaccine keeps its distance from every other live one, and holds back a blood or skin test for TB. */
  isLive?: boolean
  sources: readonly Source[]
}

const checkedOn = '2026-11-22'
const colorado: Source = { name: 'Colorado certificate of immunization for college students', checkedOn }
const minnesota: Source = { name: 'Minnesota Department of Health, catch-up guidance for adults (ID 57186)', checkedOn }
const hawaii: Source = { name: 'Hawaii Department of Health, immunization requirements summary', checkedOn }
const grace: Source = { name: 'Immunize.org, Ask the Experts, on the 4-day grace period', checkedOn }
/** Where what universities ask for was read. */
export const healthOffices: Source = {
  name: 'Health offices of Louisville, Liberty, UNCG, Valparaiso and Nevada, Reno',
  checkedOn: '2026-07-01',
}

export const doseRules: Readonly<Record<Vaccine, DoseRule>> = {
  mmr: { gaps: [{ days: 28 }], fromMonths: 12, isLive: true, sources: [colorado, minnesota, grace] },
  tdap: { gaps: [], sources: [healthOffices] },
  menacwy: { gaps: [], sources: [hawaii, healthOffices] },
  hepb: { gaps: [{ days: 28 }, { days: 56 }], firstToLast: { days: 112 }, sources: [minnesota, grace] },
  varicella: { gaps: [{ days: 28 }], fromMonths: 12, isLive: true, sources: [minnesota, hawaii, grace] },
  tb: { gaps: [], sources: [minnesota] },
}

/** So many days too early still count, for an age and between doses that are not live. Nothing is planned by it. */
export const graceDays = 4

/** Between two live vaccines that are not given on the same day, and from one to a blood or skin test for TB. */
export const liveGapDays = 28

/** MR is live as well, though it does not count as MMR. */
export const isLiveShot = ({ vaccine, kind }: { vaccine: Vaccine; kind: Kind }): boolean =>
  doseRules[vaccine].isLive === true && (kind === 'dose' || kind === 'mr')

export const dosesOf = (vaccine: Vaccine): number => doseRules[vaccine].gaps.length + 1

/** From which age it counts, in months: the vaccine's own least age, or a later one of the university. */
export const leastMonths = ({ vaccine, fromAge }: Requirement): number =>
  Math.max(doseRules[vaccine].fromMonths ?? 0, (fromAge ?? 0) * 12)

/** What is between the dose with this index, from 1, and the one before it: by the university's own rule, where we know it. */
export function gapBefore(requirement: Requirement, index: number): Gap | undefined {
  const { vaccine, secondAfterDays, thirdAfterMonths } = requirement
  if (vaccine === 'hepb' && index === 1 && secondAfterDays != null) return { days: secondAfterDays }
  if (vaccine === 'hepb' && index === 2 && thirdAfterMonths != null) return { months: thirdAfterMonths }
  return doseRules[vaccine].gaps[index - 1]
}

export const vaccineFactSources: readonly Source[] = [colorado, minnesota, hawaii, grace, healthOffices]
