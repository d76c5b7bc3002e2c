import { useQuery } from '@tanstack/react-query'
import { readArrival } from '#src/browser/arrival.ts'
import { asOne, useRead, useOutOfReach } from '#src/browser/reads.ts'
import type { User } from '#src/features/accounts/screens/session.ts'
import { person } from '#src/features/people/screens/api.ts'
import { Waiting } from '#src/ui/waiting.tsx'
import { Button } from '#src/ui/button.tsx'
import { later } from '#src/ui/later.tsx'
import { ApplicationWizard } from './application-wizard.tsx'
import { filledQuery } from '#src/stages/health-insurance/application/screens/profile-filled.ts'
import { insuranceDetails, usePlansAt } from '#src/stages/health-insurance/screens/api.ts'
import { insurance } from './api.ts'

// Who comes with a plan chosen, as nearly all do, fetches no way to one.
const PlanFirst = later(async () => (await import('./plan-first.tsx')).PlanFirst, null)

export type Renewal = { follows: string; onGiveUp: () => void }

type ApplicationFormProps = { user: User; isGoneTo: boolean } & Partial<Renewal>

/** All that the wizard begins with has to be here before it begins. */
export function ApplicationForm({ user, isGoneTo, follows, onGiveUp }: ApplicationFormProps) {
  const detailsRead = useRead(insuranceDetails.read)
  const details = detailsRead.data
  const offer = usePlansAt(details?.universityID)
  const information = useRead(person.information)
  const last = useRead(insurance.lastApplication)
  const profile = useQuery(filledQuery)
  const isOut = useOutOfReach(profile)
  const filled = profile.data ?? (isOut ? { profile: {}, since: {}, said: {}, asks: {} } : undefined)
  if (details === null || details?.planID === null) return <PlanFirst />
  if (!details || !offer.data || !information.data || last.data === undefined || !filled)
    return <Waiting query={asOne(detailsRead, offer, information, last)} />
  return (
    <div className="stack-6">
      {onGiveUp !== undefined && (
        <div>
          <Button kind="link" onClick={onGiveUp}>
            Not now: what you typed stays here
          </Button>
        </div>
      )}
      <ApplicationWizard
        owner={user.id}
        isRenewal={follows !== undefined}
        isGoneTo={isGoneTo}
        known={{
          details,
          offer: offer.data,
          information: information.data,
          email: user.primaryEmail ?? readArrival().email ?? '',
          phone: user.primaryPhone,
          last: last.data,
          ...filled,
          follows,
        }}
      />
    </div>
  )
}
