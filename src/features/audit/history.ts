// What has happened to a student, as every feature and stage tells it to the desk.
import { momentOf } from '#src/journey/moments.ts'
import { slot } from '#src/manifest/slots.ts'
import type { StageView } from '#src/journey/views.ts'
import type { Call } from '#src/platform/services.ts'
import type { HistoryLine } from './contract.ts'
import type { Heading } from './rules.ts'

/** Something that happened, or that has not happened yet: then it is no line. `by` where it wasn't the student. */
export type Happening = { at: Temporal.Instant | null | undefined; what: string; by?: string | null }

/** What a feature or stage knows of a student's past, from its `module.server.ts`. */
export type HistorySource = (call: Call, student: string, stages: readonly StageView[]) => Promise<readonly Happening[]>

/** The latest first. */
export const happenings = (all: readonly Happening[]): HistoryLine[] =>
  all
    .flatMap(({ at, what, by = null }) => (at ? [{ at: momentOf(at), what, by }] : []))
    .toSorted((one, other) => other.at.localeCompare(one.at))

/**
 * A source and the heading that decides who sees it. Of entries with the same moment, those of sources marked 'first' come
 * first; the others follow in the order of the modules.
 */
export type Headed<Source> = readonly [heading: Heading, source: Source, place?: 'first']

export const history = slot<Headed<HistorySource>>('audit/history')
