import { useRead } from '#src/browser/reads.ts'
import { useCallback, useState } from 'react'
import type { User } from '#src/features/accounts/screens/session.ts'
import { Loading } from '#src/ui/skeleton.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import { later } from '#src/ui/later.tsx'
import type { RequestView } from '../contract.ts'
import { ApplicationForm, type Renewal } from './application-form.tsx'
import { insurance } from './api.ts'

export const coming = <Loading />

// Who fills in the form fetches no more than the form.
const Requested = later(async () => (await import('./requested.tsx')).Requested, coming)

export function Purchase({ user }: { user: User }) {
  return <Loaded query={useRead(insurance.mine)}>{request => <Stands request={request} user={user} />}</Loaded>
}

type StandsProps = { request: RequestView | null; user: User }

function Stands({ request, user }: StandsProps) {
  const [opened] = useState(request?.docID)
  const isGoneTo = request?.docID !== opened
  const renew = useCallback((renewal: Renewal) => <ApplicationForm user={user} isGoneTo {...renewal} />, [user])
  return request === null ? (
    <ApplicationForm user={user} isGoneTo={isGoneTo} />
  ) : (
    <Requested request={request} user={user} isGoneTo={isGoneTo} renew={renew} />
  )
}
