// What the journey knows of webinars: the registrations of a person, each with the slot it is for.
import type { Moment } from '../../journey/moments.ts'
import type { Fragment, Sql } from '../../platform/database/database.ts'
import { written } from '../../platform/database/written.ts'
import type { WebinarFacts } from './rules.ts'

type Row = {
  webinar: string
  stage: string | null
  conferenceId: string
  startTime: Moment
  endTime: Moment
  cancelledAt: Moment | null
  registeredAt: Moment
  unregisteredAt: Moment | null
}

/** What a person `p` registered for, as one JSON column of a statement about them. */
export const webinarFactsOf = (sql: Sql): Fragment => sql`
  select json_agg(json_build_object('webinar', s.webinar, 'stage', w.stage, 'conferenceId', s.conference_id,
    'startTime', ${written(sql, sql`s.start_time`)}, 'endTime', ${written(sql, sql`s.end_time`)},
    'cancelledAt', ${written(sql, sql`s.cancelled_at`)},
    'registeredAt', ${written(sql, sql`r.registered_at`)}, 'unregisteredAt', ${written(sql, sql`r.unregistered_at`)}))
  from webinar_registrations r
    join webinar_slots s on s.conference_id = r.conference_id
    join webinars w on w.id = s.webinar
  where r.owner = p.id`

/** By the stage whose step it is. */
export function readWebinarFacts(column: unknown): Record<string, { own: { webinar: WebinarFacts } }> {
  const rows = rowsOf(column)
  const stages = new Set(rows.flatMap(({ stage }) => stage ?? []))
  return Object.fromEntries(
    [...stages].map(stage => [stage, { own: { webinar: factsIn(rows.filter(row => row.stage === stage)) } }]),
  )
}

/** For a custom step, which names its webinar. */
export const factsOfWebinar = (column: unknown, webinar: string): WebinarFacts =>
  factsIn(rowsOf(column).filter(row => row.webinar === webinar))

const rowsOf = (column: unknown): readonly Row[] => (Array.isArray(column) ? column : [])

const factsIn = (rows: readonly Row[]): WebinarFacts => ({
  slots: [...new Map(rows.map(row => [row.conferenceId, slotIn(row)])).values()],
  registrations: rows.map(({ conferenceId, registeredAt, unregisteredAt }) => ({
    conferenceId,
    registeredAt,
    ...(unregisteredAt !== null && { unregisteredAt }),
  })),
})

const slotIn = ({ conferenceId, startTime, endTime, cancelledAt }: Row) => ({
  conferenceId,
  startTime,
  endTime,
  ...(cancelledAt !== null && { cancelledAt }),
})
