// What the journey knows of webinars: the registrations of a person, each with the slot it is for.
import { happened, list, orNull, part, plan, text, type FactsOf } from '#src/journey/shape.ts'
import { jsonOf } from '#src/platform/facts/columns.ts'
import type { WebinarFacts } from './rules.ts'

/** As they come from the database; a webinar that is no stage's belongs to a step that the desk assigned. */
export const registrationShape = part({
  rows: list({
    webinar: text,
    stage: orNull(text),
    conferenceId: text,
    startTime: plan,
    endTime: plan,
    cancelledAt: happened,
    registeredAt: happened,
    unregisteredAt: happened,
  }),
})

type Row = FactsOf<typeof registrationShape>['rows'][number]

export const registrationsOf = jsonOf(registrationShape, {
  rows: {
    each: {
      webinar: 's.webinar',
      stage: 'w.stage',
      conferenceId: 's.conference_id',
      startTime: 's.start_time',
      endTime: 's.end_time',
      cancelledAt: 's.cancelled_at',
      registeredAt: 'r.registered_at',
      unregisteredAt: 'r.unregistered_at',
    },
    from: `webinar_registrations r
      join webinar_slots s on s.conference_id = r.conference_id
      join webinars w on w.id = s.webinar
      where r.owner = p.id`,
  },
})

export const factsOfStage = (rows: readonly Row[], stage: string): WebinarFacts =>
  factsIn(rows.filter(row => row.stage === stage))

/** For a custom step, which names its webinar. */
export const factsOfWebinar = (rows: readonly Row[], webinar: string | null): WebinarFacts =>
  factsIn(rows.filter(row => row.webinar === webinar))

const factsIn = (rows: readonly Row[]): WebinarFacts => ({
  slots: [...new Map(rows.map(row => [row.conferenceId, slotIn(row)])).values()],
  registrations: rows.map(({ conferenceId, registeredAt, unregisteredAt }) => ({
    conferenceId,
    registeredAt,
    unregisteredAt,
  })),
})

const slotIn = ({ conferenceId, startTime, endTime, cancelledAt }: Row) => ({
  conferenceId,
  startTime,
  endTime,
  cancelledAt,
})
