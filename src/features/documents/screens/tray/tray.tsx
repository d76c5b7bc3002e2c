import { useEffect, useId, useRef } from 'react'
import { later } from '#src/ui/later.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import * as copy from '../../tray/copy.ts'
import { DropArea } from './drop-area.tsx'
import type { PurposeName } from '../../rules.ts'
import { Beside } from './from-stored.tsx'
import { ProveFirst } from './prove-first.tsx'
import { isReady, takenBy, type Slot } from './slot.ts'
import { TrayRow } from './tray-row.tsx'
import s from '#src/features/documents/screens/documents.module.css'
import { useSorting, type Elsewhere, type FileNames } from './use-sorting.ts'
import { useTray } from './use-tray.ts'

const WhatAreThese = later(async () => (await import('./what-are-these.tsx')).WhatAreThese, null)

type TrayProps = {
  title: string
  /** All of its papers are for the same. */
  purpose: PurposeName
  slots: readonly Slot[]
  /** How people name such files: fetched when the tray is there. */
  names: () => Promise<FileNames>
  /** Beside how many are ready: '2 papers left'. */
  left: string
  elsewhere?: Elsewhere
}

/** Several papers: files come in at one place, or at the row of one paper. */
export function Tray({ title, purpose, slots, names, left, elsewhere }: TrayProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const tray = useTray(slots)
  const sorting = useSorting({ slots, tray, names, elsewhere })
  // A file may be dropped where there is no network by then.
  useEffect(() => void WhatAreThese.ready().catch(() => {}), [])
  const needed = slots.filter(({ optional = false }) => !optional)
  const ready = needed.filter(isReady).length
  return (
    <section className="stack-4" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="text-4">
        {title}
      </h3>
      <ProgressBar
        label={copy.ready(ready, needed.length)}
        percent={(100 * ready) / Math.max(1, needed.length)}
        words={left}
      />
      <ProveFirst />
      <DropArea
        ref={input}
        purpose={purpose}
        describedBy={`${id}-taken`}
        isWrong={sorting.error !== undefined}
        multiple
        words={copy.chooseFiles}
        onFiles={sorting.take}
        onWrong={sorting.say}
      >
        <span className={s.taken} id={`${id}-taken`}>
          {sorting.error ?? takenBy(purpose)}
        </span>
      </DropArea>
      {sorting.files.length > 0 && (
        <WhatAreThese sorting={sorting} purpose={purpose} slots={slots} onEmpty={() => input.current?.focus()} />
      )}
      <ul className={s.rows} aria-label={title}>
        {slots.map(slot => (
          <TrayRow key={slot.id} slot={slot} tray={tray} taken={`${id}-taken`} />
        ))}
      </ul>
      {tray.last && <Beside {...tray.last} />}
      <span role="status" className="visually-hidden">
        {sorting.files.length > 0 ? copy.toSort(sorting.files.length) : tray.last?.news}
      </span>
    </section>
  )
}
