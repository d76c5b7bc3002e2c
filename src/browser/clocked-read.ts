import { queryOptions } from '@tanstack/react-query'
import type { Read } from '../wire/client.ts'

/** What a call answers, with how far this device's clock is from ours; so no server draws it. */
export const clockedReadOf = <Answer extends { now: string }>(read: Read<[], Answer>) =>
  queryOptions({
    queryKey: read.keyOf(),
    queryFn: async () => {
      const answer = await read()
      return { ...answer, ahead: Date.parse(answer.now) - Date.now() }
    },
    meta: { isOfDevice: true },
  })
