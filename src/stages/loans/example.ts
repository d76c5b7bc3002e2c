import { on, type ExampleOf } from '#src/journey/example.ts'
import type { loans } from './rules.ts'

export const example = {
  stage: 'loans',
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
} satisfies ExampleOf<typeof loans>
