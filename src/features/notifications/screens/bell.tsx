import { lazy, Suspense, useState } from 'react'
import { optional, useRead } from '#src/browser/reads.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { BellIcon } from '#src/ui/icons.tsx'
import { classes } from '#src/ui/classes.ts'
import { later } from '#src/ui/later.tsx'
import { Loading } from '#src/ui/skeleton.tsx'
import * as copy from '../copy.ts'
import { notifications } from './student-api.ts'
import s from './notifications.module.css'

const Panel = lazy(async () => ({ default: (await import('./panel.tsx')).Panel }))

// A page is there before its news is.
const Cards = later(async () => (await import('./cards.tsx')).Cards, null)

/** In the top bar of everybody with an account: how much was missed, and all of it behind it. */
export function Bell() {
  const newest = optional(useRead(notifications.read))
  const [isOpen, setOpen] = useState(false)
  const missed = newest?.missed ?? 0
  return (
    <>
      {newest !== undefined && <Cards newest={newest} isReading={isOpen} openList={() => setOpen(true)} />}
      <button type="button" className={classes('icon-button relative ink', s.bell)} onClick={() => setOpen(true)}>
        <BellIcon size={24} />
        <span className="visually-hidden">{copy.title}</span>
        {missed > 0 && (
          <span className={s.count}>
            {copy.counted(missed)}
            <span className="visually-hidden"> new</span>
          </span>
        )}
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={copy.title}>
        <Suspense fallback={<Loading label="Opening your notifications" />}>
          <Panel newest={newest} onFollow={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  )
}
