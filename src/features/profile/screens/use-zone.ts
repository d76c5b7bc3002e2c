import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { ownZone } from '#src/browser/zone.ts'
import { homeZone } from '#src/values/dates.ts'
import { sessionQuery, type User } from '#src/features/accounts/screens/session.ts'
import { person } from '#src/features/people/screens/api.ts'
import { readAgain } from '#src/browser/queries.ts'

/**
 * Says where this browser is, where that is news; what did not arrive is said again by the next page. Once a page:
 * a phone and a computer in two zones would answer each other without end.
 */
export function useZone({ id, zone: known = homeZone, zoneHere }: User): void {
  const queries = useQueryClient()
  const say = useEffectEvent(async () => {
    const zone = ownZone()
    if (zone === undefined || (zone === known && zone === zoneHere)) return
    await person.setZone({ zone })
    await readAgain(queries, sessionQuery.queryKey)
  })
  useEffect(() => void say().catch(() => {}), [id])
}
