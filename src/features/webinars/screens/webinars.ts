import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '#src/browser/api.ts'
import type { webinarsContract } from '../contract.ts'

export const webinars = apiOf<typeof webinarsContract>('webinars')

/** With how far this device's clock is from ours. */
export const webinarsQuery = queryOptions({
  queryKey: ['webinars'],
  queryFn: async () => {
    const mine = await webinars.mine({})
    return { ...mine, ahead: Date.parse(mine.now) - Date.now() }
  },
  meta: { isOfDevice: true },
})
