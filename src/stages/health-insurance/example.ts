import { exampleUniversity, on, type ExampleOf } from '#src/journey/example.ts'
import type { healthInsurance } from './rules.ts'

export const example = {
  stage: 'health-insurance',
  visitedAt: on('2027-05-16'),
  own: {
    choice: {
      detailsAt: on('2027-05-16'),
      university: { ...exampleUniversity, isVerified: true, noWaiver: false, waiverDeadline: null },
      plans: 6,
      planChosenAt: null,
    },
  },
} satisfies ExampleOf<typeof healthInsurance>
