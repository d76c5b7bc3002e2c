import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { apiOf } from '#src/browser/api.ts'
import { Notice } from '#src/ui/notice.tsx'
import type { Filling } from '#src/stages/health-insurance/application/screens/control.ts'
import type { insuranceContracts } from '#src/stages/health-insurance/contract.ts'
import { verdictFor } from '#src/stages/health-insurance/catalogue/rules.ts'
import { usCitizen } from '#src/stages/health-insurance/details/copy.ts'

const { usCitizens } = apiOf<typeof insuranceContracts>()

/** Said where it is chosen, and our team hears of it: they may know better than a form. */
export function UsCitizenNotice({ wizard }: { wizard: Filling }) {
  const { offer, values } = wizard
  const isSold = offer.plans.some(plan => plan.visas.includes('US') && !verdictFor(plan, 'US', '').isRefused)
  const queries = useQueryClient()
  const tell = useEffectEvent(() => {
    const key = ['us-citizen', wizard.owner] as const
    if (queries.getQueryData(key) !== undefined) return
    queries.setQueryData(key, true)
    usCitizens
      .attempt({
        name: `${values.firstName} ${values.lastName}`,
        email: values.email,
        phone: values.mobileNumber,
        id: wizard.owner,
        university: offer.university.name,
        timestamp: Temporal.Now.instant().toString(),
      })
      // Nobody waits for it: the student can go on either way.
      .catch(() => {})
  })
  useEffect(() => tell(), [])
  return (
    <Notice tone="info" live title="You chose US citizen">
      {usCitizen}{' '}
      {isSold
        ? `At ${offer.university.name} one of our plans is open to US citizens as well: choose it below.`
        : `At ${offer.university.name} none of our plans is open to US citizens.`}{' '}
      We have notified our team, who will write to you.
    </Notice>
  )
}
