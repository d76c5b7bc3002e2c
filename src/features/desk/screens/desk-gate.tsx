import { Waiting } from '#src/ui/waiting.tsx'
import { useRead } from '#src/browser/reads.ts'
import { useEffect, type ReactNode } from 'react'
import { queries } from '#src/browser/queries.ts'
import { Page } from '#src/ui/page.tsx'
import { Loading } from '#src/ui/skeleton.tsx'
import { TopBar } from '#src/ui/top-bar.tsx'
import { ApiError } from '#src/wire/client.ts'
import { sessionQuery, useUser } from '#src/features/accounts/screens/session.ts'
import type { SeatView } from '../contract.ts'
import { desk } from './api.ts'
import { useStaying } from './stay.ts'

/** Where only the second factor has run out, the server hands out the page that asks for it, at the same address. */
async function leaveDesk(): Promise<void> {
  const { user } = await queries.fetchQuery({ ...sessionQuery, staleTime: 0 })
  if (user?.secondFactor === undefined || user.secondFactor === 'given') location.assign('/')
  else location.reload()
}

type DeskGateProps = { children: (me: string, seat: SeatView) => ReactNode }

/** Opens the desk to who has a seat; who has none any more is shown what everybody is shown. */
export function DeskGate({ children }: DeskGateProps) {
  const user = useUser()
  const seat = useRead(desk.seat)
  const isGone = seat.error instanceof ApiError && (seat.error.status === 401 || seat.error.status === 404)
  useEffect(() => {
    if (isGone) void leaveDesk()
  }, [isGone])
  useStaying(seat.data !== undefined && !isGone)
  if (seat.data !== undefined && user && !isGone) return children(user.id, seat.data)
  return (
    <>
      <TopBar home="/desk" />
      <Page title="Desk" width="wide">
        {isGone ? <Loading /> : <Waiting query={seat} what="the desk" />}
      </Page>
    </>
  )
}
