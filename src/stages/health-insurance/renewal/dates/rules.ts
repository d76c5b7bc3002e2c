// The days of a student's covers, as the step shows them: begin, end, and when the next one is to be paid.
import { momentOf, type Moment } from '#src/journey/moments.ts'
import { earlyCalls, type StepDetail } from '#src/journey/stage.ts'
import { formatDay, homeZone } from '#src/values/dates.ts'
import * as copy from '../../copy.ts'
import { policiesOf, type InsuranceFacts } from '../../standing/rules.ts'
import { lastToEnd, renewalDays, renewalDue } from '../rules.ts'

export function coverageDates(facts: InsuranceFacts, now: Moment): StepDetail {
  const policies = policiesOf(facts, now)
  const due = renewalDue(facts.requests, now)
  const last = lastToEnd(facts.requests)
  return {
    ...(due !== undefined && {
      answer: copy.answers.renewal(due.call, formatDay(Temporal.PlainDate.from(due.end))),
    }),
    dates: policies.flatMap(policy => [
      { title: 'Insurance begins', when: policy.coverageStart },
      {
        title: 'Insurance ends',
        when: policy.coverageEnd,
        // The next one is to be paid by then, so whose way to the US is over is reminded of it too.
        ...(policy.coverageEnd === due?.end && { isPayment: true as const, calls: earlyCalls }),
      },
    ]),
    turns: [
      ...(last === undefined ? [] : renewalDays(last.coverageEnd).map(startOf)),
      // From the day after, a renewal stands alone.
      ...policies.map(({ coverageEnd }) => startOf(Temporal.PlainDate.from(coverageEnd).add({ days: 1 }))),
    ],
  }
}

const startOf = (day: Temporal.PlainDate): Moment => momentOf(day.toZonedDateTime(homeZone).toInstant())
