import type { webinarsContracts } from '#src/features/webinars/contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { newKey, sendOnce } from '#src/browser/api.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'

export const { webinarDesk: deskWebinars } = deskApiOf<typeof webinarsContracts>()

/** The same call sent again gets the first one's answer. */
export const deskWebinarsOnce = (key: string) => deskApiOf<typeof webinarsContracts>(sendOnce(key)).webinarDesk

/** With how far this device's clock is from ours. */
export const deskWebinarsQuery = queryOptions({
  queryKey: ['webinars', 'desk'],
  queryFn: async () => {
    const all = await deskWebinars.all({})
    return { ...all, ahead: Date.parse(all.now) - Date.now() }
  },
})

export const sandboxConference = (): string => `safar-${newKey().slice(0, 8)}`
