// What a student wants to know of a step before they begin, and how a stage is finished without us. Only an open stage
// shows it, so a stage's `outline/copy.ts` is fetched with the first of its steps.
import type { Source } from './guide.ts'
import type { Again } from './stage.ts'

/** Our own forms: our estimate from their fields. Other people's sites: what somebody has published, with the source. */
export type Minutes = number | { from: number; to: number; source: Source }

/** 'A quiet room'; or a paper or values of the person, of which Safar may know whether they are there. */
export type AtHand = string | PaperAtHand | ValuesAtHand
export type PaperAtHand = { name: string; paper: string }
/** By their names among what is known of a person, and the page where they are typed, unless the step asks for them itself. */
export type ValuesAtHand = { name: string; values: readonly string[]; typedAt?: string }

export type StepOutline = {
  /** What it is, in twelve words at most, where the step doesn't begin with it. */
  is?: string
  /** Null where nobody can say: a site whose speed we don't know, papers that take days to collect. */
  minutes: Minutes | null
  /** 'Passport, I-20, a card that works in dollars'. */
  atHand: readonly AtHand[]
  /** What else one wants to know before: what it costs, or how long it is kept. */
  fact?: { label: string; words: string; source?: Source }
}

/** What the student says, and the same once it is said. */
export type WayWords = { offer: string; said: string }

export type Outline = {
  steps: Readonly<Record<string, StepOutline>>
  otherWays?: Readonly<Record<string, WayWords>>
  /** Of a step that is done again: why. */
  again?: (again: Again) => string
}

type Table = { steps: readonly { id: string }[]; otherWays?: readonly { id: string }[] }

/** Each step and each other way of the stage's table: what is missing or misspelled doesn't compile. */
export type OutlineOf<S extends Table> = {
  steps: Readonly<Record<S['steps'][number]['id'], StepOutline>>
  again?: Outline['again']
} & (S extends { otherWays: readonly { id: infer Id extends string }[] }
  ? { otherWays: Readonly<Record<Id, WayWords>> }
  : unknown)
