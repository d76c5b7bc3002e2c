import { useOffline } from '#src/browser/network.ts'
import { home as copy } from '../copy.ts'
import { momentWords } from './moments.ts'

/** Without a network a part shows what was read before, and says of when that is. */
export const AsOf = ({ read }: { read: string }) =>
  useOffline() ? <p className="quiet">{copy.asOf(momentWords(read))}</p> : null
