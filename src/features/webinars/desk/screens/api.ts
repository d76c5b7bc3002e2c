import type { webinarsContracts } from '#src/features/webinars/contract.ts'
import { newKey, sendOnce } from '#src/browser/api.ts'
import { clockedReadOf } from '#src/browser/clocked-read.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'

export const { webinarDesk: deskWebinars } = deskApiOf<typeof webinarsContracts>()

/** The same call sent again gets the first one's answer. */
export const deskWebinarsOnce = (key: string) => deskApiOf<typeof webinarsContracts>(sendOnce(key)).webinarDesk

export const deskWebinarsQuery = clockedReadOf(deskWebinars.all)

export const sandboxConference = (): string => `safar-${newKey().slice(0, 8)}`
