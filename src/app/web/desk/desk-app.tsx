import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queries } from '../../../browser/queries.ts'
import { ProofOutlet } from '../../../features/accounts/proof/screens/proof-outlet.tsx'
import { sessionQuery, useUser } from '../../../features/accounts/screens/session.ts'
import { seatQuery } from '../../../features/desk/screens/desk-queries.ts'
import { LoadFailure } from '../../../features/desk/screens/shown.tsx'
import { Page } from '../../../ui/page.tsx'
import { Loading, SkeletonRows } from '../../../ui/skeleton.tsx'
import { TopBar } from '../../../ui/top-bar.tsx'
import { ApiError } from '../../../wire/client.ts'
import { Frame } from '../frame.tsx'
import { Desk } from './desk.tsx'

export const DeskApp = () => (
  <Frame>
    <Gate />
    <ProofOutlet />
  </Frame>
)

/** Where only the second factor has run out, the server hands out the page that asks for it, at the same address. */
async function leaveDesk(): Promise<void> {
  const { user } = await queries.fetchQuery({ ...sessionQuery, staleTime: 0 })
  if (user?.secondFactor === undefined || user.secondFactor === 'given') location.assign('/')
  else location.reload()
}

/** Who has no seat any more is shown what everybody is shown. */
function Gate() {
  const user = useUser()
  const seat = useQuery(seatQuery)
  const isGone = seat.error instanceof ApiError && (seat.error.status === 401 || seat.error.status === 404)
  useEffect(() => {
    if (isGone) void leaveDesk()
  }, [isGone])
  if (seat.data !== undefined && user && !isGone) return <Desk me={user.id} seat={seat.data} />
  return (
    <>
      <TopBar home="/desk" />
      <Page title="Desk" width="wide">
        {seat.error === null || isGone ? (
          <Loading>
            <SkeletonRows />
          </Loading>
        ) : (
          <LoadFailure what="the desk" error={seat.error} onAgain={() => void seat.refetch()} />
        )}
      </Page>
    </>
  )
}
