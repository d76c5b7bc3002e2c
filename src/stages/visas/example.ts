import { exampleUniversity, on, type ExampleOf } from '#src/journey/example.ts'
import type { visas } from './rules.ts'

export const example = {
  stage: 'visas',
  visitedAt: on('2027-05-01'),
  marked: { I20Form: on('2027-05-12'), DS160: on('2027-05-20'), VisaTranscripts: on('2027-05-21') },
  own: {
    i20: { university: exampleUniversity, chosenAt: on('2027-05-02'), filledAt: on('2027-05-02') },
    sevis: { preparedAt: on('2027-05-13'), openedAt: on('2027-05-13'), paidAt: on('2027-05-14') },
    appointment: {
      bookedAt: on('2027-05-22'),
      place: 'Hyderabad',
      vac: on('2027-06-14'),
      interview: on('2027-06-22'),
    },
    mock: { share_id: null, sharedAt: on('2027-05-30'), publishedAt: null, closedAt: null },
  },
} satisfies ExampleOf<typeof visas>
