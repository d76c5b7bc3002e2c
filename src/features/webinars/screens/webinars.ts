import type { webinarsContracts } from '../contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '#src/browser/api.ts'

export const { webinars } = apiOf<typeof webinarsContracts>()

/** With how far this device's clock is from ours. */
export const webinarsQuery = queryOptions({
  queryKey: ['webinars'],
  queryFn: async () => {
    const mine = await webinars.mine({})
    return { ...mine, ahead: Date.parse(mine.now) - Date.now() }
  },
  meta: { isOfDevice: true },
})
