import { useQueryClient } from '@tanstack/react-query'
import { readAgain } from '#src/browser/queries.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { passportProfile } from './api.ts'

/** Forms and checks are read from the profile as well. */
const rereads = ['profile', 'visas'] as const

export const useKeepFacts = (done?: () => void) => useVerb(passportProfile.change, { rereads, done })
export const useKeepPaper = (done?: () => void) => useVerb(passportProfile.keepPaper, { rereads, done })

export function useReadProfileAgain(): () => Promise<void> {
  const queries = useQueryClient()
  return () => readAgain(queries, ...rereads)
}
