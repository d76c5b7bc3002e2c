import { useOffline } from '#src/browser/network.ts'
import { useFamilyWords } from './use-words.ts'

/** Without a network a part shows what was read before, and says of when that is. */
export function AsOf({ read }: { read: string }) {
  const { words, moment } = useFamilyWords()
  return useOffline() ? <p className="quiet">{words.home.asOf(moment(read, 'home.asOf'))}</p> : null
}
