import { useRead } from '#src/browser/reads.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import type { ConsentsView } from '../contract.ts'
import * as copy from '../copy.ts'
import { consent } from './api.ts'

/** Whose consent waits, and how to ask. */
export function ParentNeeded({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open title={copy.parentNeeded.title} onClose={onClose}>
      <Stack>
        <p>{copy.parentNeeded.why}</p>
        <Loaded query={useRead(consent.read)} what="who can agree" rows={1}>
          {view => <ParentsWords parents={view.parents} />}
        </Loaded>
        <div>
          <ButtonLink kind="primary" href="/profile/family" onClick={onClose}>
            {copy.parentNeeded.toFamily}
          </ButtonLink>
        </div>
      </Stack>
    </Dialog>
  )
}

export function ParentsWords({ parents }: Pick<ConsentsView, 'parents'>) {
  const given = parents.find(({ hasConsented }) => hasConsented)
  if (given !== undefined) return <p>{copy.parentNeeded.given(given.relation)}</p>
  return (
    <p>
      {parents.length === 0
        ? copy.parentNeeded.none
        : copy.parentNeeded.waits([...new Set(parents.map(({ relation }) => relation))])}
    </p>
  )
}
