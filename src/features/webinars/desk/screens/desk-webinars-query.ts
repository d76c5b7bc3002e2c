import { queryOptions } from '@tanstack/react-query'
import { newKey, sendOnce } from '#src/browser/api.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'
import type { webinarDeskContract } from '../contract.ts'

export const deskWebinars = deskApiOf<typeof webinarDeskContract>('webinarDesk')

/** The same call sent again gets the first one's answer. */
export const deskWebinarsOnce = (key: string) => deskApiOf<typeof webinarDeskContract>('webinarDesk', sendOnce(key))

/** With how far this device's clock is from ours. */
export const deskWebinarsQuery = queryOptions({
  queryKey: ['webinars', 'desk'],
  queryFn: async () => {
    const all = await deskWebinars.all({})
    return { ...all, ahead: Date.parse(all.now) - Date.now() }
  },
})

export const attendanceQuery = (id: string) =>
  queryOptions({ queryKey: ['webinars', 'attendance', id], queryFn: () => deskWebinars.attendance({ id }) })

export const sandboxConference = (): string => `safar-${newKey().slice(0, 8)}`
