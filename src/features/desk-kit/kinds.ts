// What waits at the desk. Each module declares its kinds of requests, asks by the declared value, and gives it here.
import type { Call } from '#src/platform/services.ts'
import type { DeskTopic } from '#src/wire/topics.ts'
import { slotOfItself, type Given } from '#src/manifest/slots.ts'
import type { StepName } from '#src/stages/stages.ts'
import { type Promised, earlierKind } from './rules.ts'

/** For a kind that can be about different steps: the step by the subject of each request. */
type StepsBySubject = (call: Call, student: string) => Promise<ReadonlyMap<string, StepName>>

type Declared = {
  /** As it is kept in the rows. */
  name: string
  /** In the desk's words. */
  words: string
  /** Within how long we promise students an answer; where nothing is promised, within two working days. */
  due?: Promised
  /** The step that it is about. */
  step?: StepName | StepsBySubject
  /** No page of the desk answers it: anyone who did it says that it is done. */
  isByHand?: true
  /** What is published may be corrected afterwards, by who published it; and who answered in a chat goes on with it. */
  staysClaimed?: true
  /** Its own page shows who has it. */
  topic?: DeskTopic
}

export type RequestKind = Declared & Given

export const requestKinds = slotOfItself<Declared>('desk-kit/request-kinds')

export const requestKind = (declared: Declared): RequestKind => requestKinds(declared)

/** All that are declared, by the names that rows keep. */
export type Kinds = (name: string) => Omit<Declared, 'name'>

export function kindsIn(all: readonly RequestKind[]): Kinds {
  const byName = new Map(all.map(kind => [kind.name, kind]))
  return name => byName.get(name) ?? { words: earlierKind }
}
