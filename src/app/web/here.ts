// Which part of the journey a page shows, as its address says it.
import type { NamedPlace, Place } from '#src/browser/chat.ts'
import { queries } from '#src/browser/queries.ts'
import { journeyIn } from '#src/features/progress/screens/journey-query.ts'
import { journeyTable } from './journey-table.ts'

/** /visas/get-the-i-20 is a step of a stage; the home page is none. */
export function placeAt(path: string): Place | undefined {
  const [stage = '', route] = path.split('/').slice(1)
  const found = stageNamed(stage)
  if (found === undefined) return undefined
  return { stage, step: found.steps.find(step => step.route === route)?.id }
}

/** With the words that the student knows it by. */
export function named({ stage, step }: Place): NamedPlace | undefined {
  const found = stageNamed(stage)
  if (found === undefined) return undefined
  const title = found.steps.find(({ id }) => id === step)?.title
  return { stage, step, title: title === undefined ? found.label : `${found.label}: ${title}` }
}

const stageNamed = (stage: string) => journeyIn(journeyTable, queries)?.stages.find(({ route }) => route === stage)
