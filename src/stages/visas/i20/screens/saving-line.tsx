import { keptHere } from '#src/browser/unsent/kept-here.tsx'
import { TickIcon } from '#src/ui/icons.tsx'
import s from '#src/stages/visas/screens/visas.module.css'
import type { Saving } from './use-i20.ts'

/** Whether what is seen is kept, and where. */
export function SavingLine({ saving }: { saving: Saving }) {
  return (
    <output className={s.saving}>
      {saving === 'saved' && (
        <>
          <TickIcon size={18} /> Saved
        </>
      )}
      {saving === 'kept' && keptHere}
      {saving === 'saving' && 'Saving'}
      {saving === 'unsaved' && 'Not saved yet. Kept on this device.'}
      {saving === 'trying-again' && 'Not saved yet: we try again by ourselves. Kept on this device.'}
    </output>
  )
}
