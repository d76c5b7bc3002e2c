import { useRead } from '#src/browser/reads.ts'
import type { ReactNode } from 'react'
import { Waiting } from '#src/ui/waiting.tsx'
import { Stack } from '#src/ui/stack.tsx'
import type { PolicyView } from '../contract.ts'
import { policies } from '#src/stages/health-insurance/screens/api.ts'
import { dayWords } from './moments.ts'
import { NoInsurance } from './no-insurance.tsx'
import { classes } from '#src/ui/classes.ts'
import s from './policies.module.css'

type EachPolicyProps = {
  /** Beside the renewal: the insurance before it, whose part of the step comes first. */
  children: (policy: PolicyView, before: PolicyView | undefined) => ReactNode
}

/** What a step shows of an insurance, for the one that runs and the renewal alike. */
export function EachPolicy({ children }: EachPolicyProps) {
  const query = useRead(policies.read)
  if (query.data === undefined) return <Waiting query={query} />
  const { current, following } = query.data
  if (current === null) return <NoInsurance query={query} />
  if (following.length === 0) return children(current, undefined)
  return (
    <Stack gap={6}>
      {[current, ...following].map((policy, index, all) => (
        <section key={policy.id} className={classes('stack-4', s.oneOf)} aria-label={titleOf(policy)}>
          <h3>{titleOf(policy)}</h3>
          {children(policy, all[index - 1])}
        </section>
      ))}
    </Stack>
  )
}

const titleOf = ({ insurancePlan, coverageStartDate, coverageEndDate }: PolicyView): string =>
  `${insurancePlan}, ${dayWords(coverageStartDate)} to ${dayWords(coverageEndDate)}`
