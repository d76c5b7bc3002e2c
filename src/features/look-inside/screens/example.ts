// The journey of an example student: facts made up by us, read by the real rules of the stages.
import { momentOf, type Moment } from '#src/journey/moments.ts'
import { readJourney, noFacts, type BoundStage } from '#src/journey/read.ts'
import { type FactsByStage, type StageView } from '#src/journey/views.ts'
import { nothingIn } from '#src/journey/shape.ts'

/** The clock of the example stands still, so that it reads the same on every day. */
export const exampleNow: Moment = momentOf(Temporal.Instant.from('2027-06-01T05:30:00Z'))

const on = (day: string): Moment => momentOf(Temporal.Instant.from(`${day}T05:30:00Z`))

type Known = {
  visitedAt: Moment
  marked?: Readonly<Record<string, Moment>>
  own?: Readonly<Record<string, unknown>>
}

const university = { id: 'example-university', name: 'Example State University' }

/** By stage. The own facts name only what is known; the rest is as empty as a new student's. */
const known: Readonly<Record<string, Known>> = {
  loans: {
    visitedAt: on('2027-04-20'),
    own: {
      application: { academicsAt: on('2027-04-21'), identityAt: on('2027-04-22'), financialAt: on('2027-04-24') },
      isAnswered: true,
      offers: { count: 4, least: 514_000_000 },
      webinar: {
        slots: [{ conferenceId: 'example', startTime: on('2027-05-02'), endTime: on('2027-05-03'), cancelledAt: null }],
        registrations: [{ conferenceId: 'example', registeredAt: on('2027-04-28'), unregisteredAt: null }],
      },
    },
  },
  visas: {
    visitedAt: on('2027-05-01'),
    marked: { I20Form: on('2027-05-12'), DS160: on('2027-05-20'), VisaTranscripts: on('2027-05-21') },
    own: {
      i20: { university, chosenAt: on('2027-05-02'), filledAt: on('2027-05-02') },
      sevis: { preparedAt: on('2027-05-13'), openedAt: on('2027-05-13'), paidAt: on('2027-05-14') },
      appointment: {
        bookedAt: on('2027-05-22'),
        place: 'Hyderabad',
        vac: on('2027-06-14'),
        interview: on('2027-06-22'),
      },
      mock: { share_id: null, sharedAt: on('2027-05-30'), publishedAt: null, closedAt: null },
    },
  },
  'health-insurance': {
    visitedAt: on('2027-05-16'),
    own: {
      choice: {
        detailsAt: on('2027-05-16'),
        university: { ...university, isVerified: true, noWaiver: false, waiverDeadline: null },
        plans: 6,
        planChosenAt: null,
      },
    },
  },
  vaccines: {
    visitedAt: on('2027-03-10'),
    marked: {
      BringProof: on('2027-05-28'),
    },
    own: { isAnswered: true, hasList: true, isPlanKept: true, isProved: true },
  },
  'phone-connection': { visitedAt: on('2027-05-26'), own: { flight: '2027-08-02' } },
}

const factsOf = (stages: readonly BoundStage[]): FactsByStage =>
  Object.fromEntries(
    stages.map(({ route, reads }) => {
      const { visitedAt = null, marked = {}, own = {} } = known[route] ?? {}
      return [
        route,
        {
          common: {
            ...noFacts,
            visitedAt,
            marked: Object.fromEntries(Object.entries(marked).map(([step, at]) => [step, { at }])),
          },
          own: Object.fromEntries(Object.entries(reads).map(([name, shape]) => [name, own[name] ?? nothingIn(shape)])),
        },
      ]
    }),
  )

export const exampleJourney = (stages: readonly BoundStage[]): readonly StageView[] =>
  readJourney(stages, factsOf(stages), exampleNow)
