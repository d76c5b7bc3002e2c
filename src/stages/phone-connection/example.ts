import { on, type ExampleOf } from '#src/journey/example.ts'
import type { phoneConnection } from './rules.ts'

export const example = {
  stage: 'phone-connection',
  visitedAt: on('2027-05-26'),
  own: { flight: '2027-08-02' },
} satisfies ExampleOf<typeof phoneConnection>
