import { queryOptions, useQuery } from '@tanstack/react-query'

/** Fetched whole and once: a player that jumps would ask for it many times, and each is written down at the desk. */
const recordingQuery = (address: string, isWanted: boolean) =>
  queryOptions({
    queryKey: ['recordings', address],
    enabled: isWanted,
    // Kept as long as it is looked at.
    gcTime: 60_000,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const answer = await fetch(address, { signal, credentials: 'same-origin' })
      if (!answer.ok) throw new Error('We cannot play this recording just now. Please try again.')
      return answer.blob()
    },
  })

export const useSentRecording = (address: string, isWanted: boolean) => useQuery(recordingQuery(address, isWanted))
