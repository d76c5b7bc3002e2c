import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useUser } from '../../../features/accounts/screens/session.ts'
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
  </Frame>
)

/** Who has no seat any more is shown what everybody is shown. */
function Gate() {
  const user = useUser()
  const seat = useQuery(seatQuery)
  const isGone = seat.error instanceof ApiError && (seat.error.status === 401 || seat.error.status === 404)
  useEffect(() => {
    if (isGone) location.assign('/')
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
