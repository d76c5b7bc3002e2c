// What waits at the desk. Each module declares its kinds of requests, asks by the declared value, and gives it here. What waits
// and was asked by nobody, such as money that did not go back, it gives as `work`.
import type { Call } from '#src/platform/services.ts'
import type { DeskRole } from '#src/wire/route.ts'
import type { DeskPath, DeskTopic, Topic } from '#src/wire/topics.ts'
import type { AppServices } from '#src/manifest/app-services.ts'
import { slot, slotOfItself, type Given } from '#src/manifest/slots.ts'
import type { StepName } from '#src/stages/stages.ts'
import { type Promised, earlierKind, wholeList } from './rules.ts'

/** For a kind that can be about different steps: the step by the subject of each request. */
type StepsBySubject = (call: Call, student: string) => Promise<ReadonlyMap<string, StepName>>

/** What they wrote or sent, when, and in which stage where that differs from one to the next. */
export type Said = {
  words: string
  at: Temporal.Instant
  stage?: string | null
  /** It is answered, and the answer can still be taken back: until then it waits for nobody. */
  isSending?: boolean
}

/** Of many at once, by what each is about. */
type Says = (call: Call, subjects: readonly string[]) => Promise<ReadonlyMap<string, Said>>

type Declared = {
  /** As it is kept in the rows. */
  name: string
  /** In the desk's words. */
  words: string
  /** The page of the desk that counts it: its queue. */
  queue: DeskPath
  /** Within how long we promise students an answer; where nothing is promised, within two working days. */
  due?: Promised
  /** The step that it is about. */
  step?: StepName | StepsBySubject
  /** What stands in Today beside the name; without it, the title. */
  says?: Says
  /** No page of the desk answers it: anyone who did it says that it is done. */
  isByHand?: true
  /** What is published may be corrected afterwards, by who published it; and who answered in a chat goes on with it. */
  staysClaimed?: true
  /** Its own page shows who has it. */
  topic?: DeskTopic
  /** Asked by nobody: a request of it is one that was done by hand. */
  isWork?: true
}

export type RequestKind = Declared & Given

export const requestKinds = slotOfItself<Declared>('desk-kit/request-kinds')

export const requestKind = (declared: Declared): RequestKind => requestKinds(declared)

/** All that are declared, by the names that rows keep. */
export type Kinds = (name: string) => Omit<Declared, 'name'>

export function kindsIn(all: readonly RequestKind[], sources: readonly WorkSource[] = []): Kinds {
  const byName = new Map<string, Omit<Declared, 'name'>>([
    ...all.map(kind => [kind.name, kind] as const),
    ...sources.map(({ name, words, queue, isByHand }) => {
      const kind = { words, queue, ...(isByHand && { isByHand }), isWork: true as const }
      return [name, kind] as const
    }),
  ])
  return name => byName.get(name) ?? { words: earlierKind, queue: wholeList }
}

export type Waiting = {
  /** Its own name among those of its kind. */
  id: string
  student: { id: string; name: string } | null
  what: string
  /** Where it is dealt with, if that is another place than its queue. */
  path?: string
  since: Temporal.Instant
  /** By when it is promised; where nothing is, within two working days. */
  due?: Temporal.Instant
}

export type NextDate = { day: string; title: string }

/** The next date of each of these students, as far as the caller may see their plans. */
export const nextDates =
  slot<(call: Call, students: readonly string[]) => Promise<ReadonlyMap<string, NextDate>>>('desk-kit/next-dates')

/** Of all students, or of these alone. */
export type Wanted = { students?: readonly string[] | undefined }

type Sources = Pick<AppServices, 'given' | 'stages'>

type DeclaredWork = Pick<Declared, 'name' | 'words' | 'queue' | 'isByHand'> & {
  /** Those who may open the page where it is dealt with. */
  roles: readonly DeskRole[]
  /** Announced as it changes. */
  topic: Topic
  /** What waits for anyone who asks, the soonest due first. */
  waiting: (call: Call, wanted: Wanted, app: Sources) => Promise<Waiting[]>
  /** What is about no student stands in the list as one row. */
  inOne?: (count: number) => string
}

export type WorkSource = DeclaredWork & Given

export const work = slotOfItself<DeclaredWork>('desk-kit/work')

/** All that can wait at the desk. */
export type Desk = {
  kinds: Kinds
  /** By the name of each kind of request. */
  queues: Readonly<Record<string, DeskPath>>
  sources: readonly WorkSource[]
  app: Sources
}

export function deskOf(app: Sources): Desk {
  const all = app.given(requestKinds)
  const sources = app.given(work)
  const queues = Object.fromEntries([...all, ...sources].map(({ name, queue }) => [name, queue]))
  return { kinds: kindsIn(all, sources), queues, sources, app }
}
