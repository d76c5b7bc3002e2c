// The parts of the profile in their groups: of each what is there, and what forms will ask for and is missing.
import { openItems } from '#src/features/people/action-items/rules.ts'
import type { ApplicationView } from '#src/features/people/applications/contract.ts'
import type { AcademicView, WorkView } from '#src/features/people/background/contract.ts'
import type { ProfileView } from '#src/features/people/person/contract.ts'
import { stageNames } from '#src/features/people/person/copy.ts'
import type { TestScoresView } from '#src/features/people/test-scores/contract.ts'
import type { ValuesView } from '#src/features/people/values/contract.ts'
import { formatDay } from '#src/values/dates.ts'
import * as copy from './copy.ts'

export const groups = {
  you: ['about', 'passport'],
  background: ['studies', 'work', 'scores', 'applications'],
  account: ['family', 'sign-in', 'notifications', 'your-data'],
} as const satisfies Record<keyof typeof copy.groups, readonly string[]>

type PartId = (typeof groups)[keyof typeof groups][number]

/** What is read; what has not come yet is neither there nor missing. */
export type Said = {
  profile?: ProfileView | undefined
  emailIsProved?: boolean | undefined
  /** Wherever it was said. */
  values?: ValuesView['known'] | undefined
  studies?: readonly AcademicView[] | undefined
  works?: readonly WorkView[] | undefined
  scores?: TestScoresView | undefined
  applications?: readonly ApplicationView[] | undefined
}

export type PartState = { there: string; missing: readonly string[] }

const nothing: PartState = { there: '', missing: [] }

export function partsOf(said: Said): Record<PartId, PartState> {
  const { profile, values, studies, works, scores, applications } = said
  return {
    about: {
      there: profile === undefined ? '' : aboutOf(profile),
      missing: missingOf(values, ['name', 'phone', 'programmeStart', 'flight']),
    },
    passport: {
      there: '',
      missing: missingOf(values, [
        'birthDate',
        'birthCity',
        'passportNumber',
        'passportUntil',
        'father',
        'mother',
        'address',
      ]),
    },
    studies: listed(
      studies?.map(({ institution }) => institution),
      copy.noStudies,
    ),
    // Nobody has to have worked, or to have a score.
    work: listed(works?.map(({ title, company }) => `${title}, ${company}`)),
    scores: listed(scores && testsIn(scores)),
    applications: listed(
      applications?.map(({ university }) => university.name),
      copy.noUniversity,
    ),
    'sign-in': { there: '', missing: profile === undefined ? [] : waysMissing(profile, said.emailIsProved) },
    family: nothing,
    notifications: nothing,
    'your-data': nothing,
  }
}

const aboutOf = ({ name, stage, flightDate, flightDateIsAssumed }: ProfileView): string =>
  [
    name,
    stage !== null && stageNames[stage],
    flightDate !== null && !flightDateIsAssumed && copy.flight(formatDay(Temporal.PlainDate.from(flightDate))),
  ]
    .filter(Boolean)
    .join(' · ')

const missingOf = (values: Said['values'], names: readonly (keyof typeof copy.values)[]): string[] =>
  values === undefined ? [] : names.filter(name => (values[name]?.text ?? '') === '').map(name => copy.values[name])

const mostNamed = 2

function listed(names: readonly string[] | undefined, missing?: string): PartState {
  if (names === undefined) return nothing
  const there = names.length === 0 ? '' : copy.others(names.slice(0, mostNamed), Math.max(0, names.length - mostNamed))
  return { there, missing: names.length === 0 && missing !== undefined ? [missing] : [] }
}

const testsIn = ({ gre, toefl, gmat }: TestScoresView): string[] =>
  [gre.length > 0 && 'GRE', toefl.length > 0 && 'TOEFL', gmat.length > 0 && 'GMAT'].filter(test => test !== false)

function waysMissing(profile: ProfileView, emailIsProved: boolean | undefined): string[] {
  const open = openItems({ ...profile, emailIsProved })
  return [open.includes('prove-email') && copy.email, open.includes('add-second-sign-in') && copy.secondWay].filter(
    words => words !== false,
  )
}
