import { on, type ExampleOf } from '#src/journey/example.ts'
import type { vaccines } from './rules.ts'

export const example = {
  stage: 'vaccines',
  visitedAt: on('2027-03-10'),
  marked: {
    BringProof: on('2027-05-28'),
  },
  own: { isAnswered: true, hasList: true, isPlanKept: true, isProved: true },
} satisfies ExampleOf<typeof vaccines>
