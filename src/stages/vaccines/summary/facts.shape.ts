import {
  flag,
  happened,
  checked,
  list,
  listOf,
  maybe,
  misfitIn,
  number,
  oneOf,
  orAbsent,
  orNull,
  part,
  plan,
  row,
  since,
  text,
} from '#src/journey/shape.ts'
import { endings } from '../facts.shape.ts'
import { asks, kinds, tests, vaccines, type RequirementSet } from '../requirements/rules.ts'

const requirement = list({
  vaccine: oneOf(vaccines),
  ask: oneOf(asks),
  onlyBelowAge: orNull(number),
  fromAge: orNull(number),
  withinYears: orNull(number),
  takesIllness: flag,
  takesTitre: flag,
  tests: listOf(oneOf(tests)),
  withinMonths: orNull(number),
  onlyInUs: flag,
  secondAfterDays: orAbsent(number),
  thirdAfterMonths: orAbsent(number),
  isRead: flag,
})

const isSet = (value: unknown): value is RequirementSet => misfitIn(requirement, value) === undefined

/** What is loaded. What somebody had or lacks stays on the server. */
export const loadedVaccines = part({
  /** Where they are; in India until it is known. */
  zone: orNull(text),
  /** What the university that was chosen asks for, or the common list. */
  set: checked(isSet),
  /** That a list was chosen. */
  choice: row({ answeredAt: happened, bornIn: orNull(text), bornOn: orNull(text) }),
  flight: orNull(text),
  had: list({
    id: text,
    vaccine: oneOf(vaccines),
    kind: oneOf(kinds),
    on: orNull(text),
    country: oneOf(['IN', 'US']),
    at: since,
  }),
  /** What they said not to have. */
  lacks: list({ vaccine: oneOf(vaccines), at: since }),
  /** The plan that was kept, and for which flight. */
  plan: maybe({ at: since, flight: text }),
  appointments: list({
    at: since,
    start: plan,
    end: plan,
    vaccines: listOf(oneOf(vaccines)),
    endedAt: happened,
    ending: orNull(oneOf(endings)),
  }),
  proofs: list({ vaccine: oneOf(vaccines), at: since }),
})
