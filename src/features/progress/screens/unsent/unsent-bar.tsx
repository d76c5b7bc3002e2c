import { lazy, Suspense, useState } from 'react'
import { useOffline } from '#src/browser/network.ts'
import { countOf } from '#src/browser/unsent/rules.ts'
import { useHeldUp, useUnsent } from '#src/browser/unsent/use-unsent.ts'
import * as copy from './copy.ts'
import { classes } from '#src/ui/classes.ts'
import s from '#src/features/progress/screens/progress.module.css'

const UnsentDialog = lazy(() => import('./unsent-dialog.tsx'))

/** Below the line that says one is offline: how much is kept, and what waits for a choice. Nothing while it is just being sent. */
export function UnsentBar() {
  const unsent = useUnsent()
  const isOffline = useOffline()
  const isHeldUp = useHeldUp()
  const [isOpen, setOpen] = useState(false)
  const refused = unsent.filter(one => one.refused !== undefined).length
  const isShown = unsent.length > 0 && (refused > 0 || isOffline || isHeldUp)
  const count = countOf(unsent, unsent[0]?.owner ?? '')
  return (
    <>
      <div className={isShown ? classes('screen-only', s.bar) : undefined}>
        <span role="status">{isShown && (refused > 0 ? copy.refused(refused) : copy.keptHere(count))}</span>
        {isShown && (
          <button type="button" className={s.see} onClick={() => setOpen(true)}>
            {refused > 0 ? copy.choose : copy.see}
          </button>
        )}
      </div>
      {isOpen && (
        <Suspense>
          <UnsentDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
