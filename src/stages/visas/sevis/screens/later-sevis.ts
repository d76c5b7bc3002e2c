// How far one is with the fee: kept on this device where there is no network.
import { readOf } from '#src/browser/reads.ts'
import { useQuery } from '@tanstack/react-query'
import { laterOf, marked } from '#src/browser/unsent/or-kept.ts'
import { useWished, type Wishes } from '#src/browser/unsent/use-unsent.ts'
import type { visasContracts } from '#src/stages/visas/contract.ts'
import { visaRereads, sevis } from '#src/stages/visas/screens/api.ts'
import type { SevisView } from '../contract.ts'
import { keptReached } from '../copy.ts'
import { reachedOf, type SubStep } from '../rules.ts'

export const useSevis = () => useQuery({ ...readOf(sevis.read), select: useWished(asWished) })

/** Who opened the fee site had prepared for it. */
function asWished(fee: SevisView, wishes: Wishes): SevisView {
  const now = Temporal.Now.instant().toString()
  const hasOpened = wishes.has(reachedOf('opened'))
  return {
    ...fee,
    preparedAt: fee.preparedAt ?? (hasOpened || wishes.has(reachedOf('prepared')) ? now : null),
    openedAt: fee.openedAt ?? (hasOpened ? now : null),
  }
}

const later = laterOf<typeof visasContracts>(visaRereads)

export const reach = (reached: SubStep): Promise<unknown> =>
  later(marked(reachedOf(reached), keptReached[reached], true)).sevis.reach({ reached })
