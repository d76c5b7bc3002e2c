import { eq } from 'drizzle-orm'
import type { AnswerSource } from '#src/features/students/slots.ts'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { insuranceRequests } from '../tables.ts'
import { statusWords } from './copy.ts'
import { policiesWhere, universityName } from './current.ts'
import { policyStatusOf } from './rules.ts'

/** What they are insured with, and how that stands; nothing of what was typed for it. */
export const insuranceAnswers: AnswerSource = async ({ db, now }, student) => {
  const policies = await policiesWhere(db, eq(insuranceRequests.owner, student))
  const said = policies.map(policy => {
    const { coverageStart, coverageEnd, partner, planName, cancelledAt } = policy.request
    const days = { coverageStartDate: coverageStart.toString(), coverageEndDate: coverageEnd.toString() }
    const status = policyStatusOf(
      { ...days, hasCard: policy.card !== null, isEnded: cancelledAt !== null },
      dayOf(now()),
    )
    return `${planName} (${partner}) for ${universityName(policy)}, ${formatDay(coverageStart)} to ${formatDay(coverageEnd)}: ${statusWords[status]}`
  })
  return said.length === 0 ? [] : [{ label: 'Insurance', value: said.join('; ') }]
}
