// The journey of an example student: facts made up by us, stage by stage, read by the real rules.
import { momentOf, type Moment } from './moments.ts'
import { noFacts, readJourney, type BoundStage } from './read.ts'
import { nothingIn, type Facts, type Fields } from './shape.ts'
import type { StageView } from './views.ts'

/** The clock of the example stands still, so that it reads the same on every day. */
export const exampleNow: Moment = momentOf(Temporal.Instant.from('2027-06-01T05:30:00Z'))

export const on = (day: string): Moment => momentOf(Temporal.Instant.from(`${day}T05:30:00Z`))

export const exampleUniversity = { id: 'example-university', name: 'Example State University' }

type Table = { route: string; steps: readonly { id: string }[]; facts: Fields }

/** What is known at one stage. Its own facts name only what is known; the rest is as empty as a new student's. */
export type Example = {
  stage: string
  visitedAt: Moment
  marked?: Readonly<Record<string, Moment>>
  own?: Readonly<Record<string, unknown>>
}

/** As the stage's own table has it: facts that don't fit it don't compile. */
export type ExampleOf<S extends Table> = {
  stage: S['route']
  visitedAt: Moment
  marked?: Readonly<Partial<Record<S['steps'][number]['id'], Moment>>>
  own?: Partial<Facts<S['facts']>>
}

export function exampleJourney(stages: readonly BoundStage[], examples: readonly Example[]): readonly StageView[] {
  const known = new Map(examples.map(example => [example.stage, example]))
  const facts = stages.map(({ route, reads }) => {
    const { visitedAt = null, marked = {}, own = {} } = known.get(route) ?? {}
    const common = {
      ...noFacts,
      visitedAt,
      marked: Object.fromEntries(Object.entries(marked).map(([step, at]) => [step, { at }])),
    }
    const ofStage = Object.entries(reads).map(([name, shape]) => [name, own[name] ?? nothingIn(shape)])
    return [route, { common, own: Object.fromEntries(ofStage) }]
  })
  return readJourney(stages, Object.fromEntries(facts), exampleNow)
}
