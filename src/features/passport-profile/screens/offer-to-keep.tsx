import { optional, useRead } from '#src/browser/reads.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import * as copy from '../copy.ts'
import type { Facts } from '../facts/rules.ts'
import { newIn, replacedIn } from '../rules.ts'
import { passportProfile } from './api.ts'
import { ReplacedValues } from './replaced-values.tsx'
import { useKeepFacts } from './use-change.ts'

/** What a form was given and the profile hasn't: kept for the other forms at one press, and not without it. */
export function OfferToKeep({ given }: { given: Facts }) {
  const toasts = useToasts()
  const data = optional(useRead(passportProfile.read))
  const keep = useKeepFacts(() => toasts.success(copy.offerKept))
  if (data === undefined) return null
  const fresh = newIn(given, data.facts)
  if (fresh.length === 0) return null
  const replaced = replacedIn(given, data.facts)
  const added = fresh.filter(name => !replaced.some(({ fact }) => fact === name))
  const [facts, was] = [given, data.facts].map(from => Object.fromEntries(fresh.map(name => [name, from[name] ?? ''])))
  return (
    <Notice tone="info" title={copy.offerTitle}>
      {added.length > 0 && <p>{copy.offer(added.map(name => copy.labels[name]).join(', '))}</p>}
      <ReplacedValues of={replaced} />
      <p>
        <Button busy={keep.isPending} onClick={() => keep.mutate({ facts: facts ?? {}, was: was ?? {} })}>
          {copy.offerKeep}
        </Button>
      </p>
    </Notice>
  )
}
