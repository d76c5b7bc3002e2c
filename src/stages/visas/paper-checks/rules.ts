// Whether the papers of one student say the same of them. Each check holds what stands on two papers against each other;
// what isn't known yet is said as well, as nothing is right that nobody looked at. Pure.
import { paperNames } from '#src/features/passport-profile/papers/rules.ts'
import { isPaperAgain } from '#src/features/papers/rules.ts'
import { dayChecks } from './days/rules.ts'
import {
  checkIds,
  hasText,
  type Check,
  type CheckId,
  type Finding,
  type Known,
  type Place,
  type Side,
  type Trouble,
  allAs,
  saysOf,
  sidesOf,
} from './finding/rules.ts'
import { lifeChecks } from './life/rules.ts'
import { papersOfOthers, personChecks } from './person/rules.ts'

/** Numbers that must be the same on every paper. Pure. */
const numberChecks = {
  'passport-number': known =>
    allAs(
      [{ place: 'profile', text: known.facts.passportNumber ?? '' }, ...sidesOf(known, ['passport'], 'passportNumber')],
      sidesOf(known, ['ds-160-confirmation', 'appointment-confirmation'], 'passportNumber'),
    ),

  barcode: known =>
    allAs(
      [
        ...sidesOf(known, ['ds-160-confirmation'], 'applicationId'),
        { place: 'profile', text: known.facts.applicationId ?? '' },
      ],
      [
        ...sidesOf(known, ['appointment-confirmation'], 'applicationId'),
        { place: 'booking-number', text: known.facts.barcode ?? '' },
      ],
    ),

  'sevis-id': known =>
    allAs(
      [...sidesOf(known, ['i-20'], 'sevisId'), { place: 'profile', text: known.facts.sevisId ?? '' }],
      [{ place: 'sevis-receipt', text: saysOf(known, 'sevis-receipt').sevisId ?? '' }],
    ),
} satisfies Record<string, Check>

const checks: Readonly<Record<CheckId, Check>> = { ...numberChecks, ...personChecks, ...dayChecks, ...lifeChecks }

export function findingsOf(known: Known): Finding[] {
  const now = without(known, ofEarlierRounds(known))
  const own = without(now, papersOfOthers(now))
  return checkIds.flatMap(check => found(check, now, own))
}

/** Trouble is said of whatever paper it is on; what agrees has to stand on a paper of this student. */
function found(check: CheckId, known: Known, own: Known): Finding[] {
  const { troubles, ...all } = checks[check](known)
  if (troubles.length > 0) {
    const looked = lookedAt([...all.truth, ...all.against])
    return troubles.map(trouble => ({ check, ...looked, ...trouble }))
  }
  const { truth, against } = checks[check](own)
  const looked = lookedAt([...truth, ...against])
  const lacking = [truth, against].find(sides => !sides.some(hasText))
  return [
    lacking === undefined
      ? { check, ...looked, is: 'same' }
      : { check, ...looked, is: 'missing', needs: placesOf(lacking) },
  ]
}

function lookedAt(sides: readonly Side[]): { saw: Place[]; unseen: Place[] } {
  const saw = placesOf(sides.filter(hasText))
  return { saw, unseen: placesOf(sides).filter(place => !saw.includes(place)) }
}

const placesOf = (sides: readonly Side[]): Place[] => [...new Set(sides.map(({ place }) => place))]

/** A form and a booking are of one application. */
const ofEarlierRounds = ({ papers, roundBegan }: Known): readonly string[] =>
  paperNames.filter(
    paper => isPaperAgain(paper) && roundBegan !== null && (papers[paper]?.readOn ?? roundBegan) < roundBegan,
  )

const without = (known: Known, left: readonly string[]): Known => ({
  ...known,
  papers: Object.fromEntries(Object.entries(known.papers).filter(([paper]) => !left.includes(paper))),
})

/** Which stop what a step does next: what must be right before the fee, and before the booking. */
export const checksBefore = {
  fee: ['sevis-id', 'names', 'birth-date'],
  booking: ['passport-number', 'barcode', 'names', 'birth-date', 'visits', 'passport-valid'],
} as const satisfies Record<string, readonly CheckId[]>

export const isTrouble = (finding: Finding): finding is Extract<Finding, Trouble> => 'level' in finding
