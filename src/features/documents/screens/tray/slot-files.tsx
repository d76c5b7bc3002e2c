import type { DocumentView } from '../../contract.ts'
import { Arrived, OnItsWay } from './file-lines.tsx'
import type { Slot } from './slot.ts'
import { classes } from '#src/ui/classes.ts'
import s from '#src/features/documents/screens/documents.module.css'
import type { Tray } from './use-tray.ts'

type SlotFilesProps = { slot: Slot; tray: Tray; onRemoved: () => void }

/** What has arrived for a paper, and what is on its way. */
export function SlotFiles({ slot, tray, onRemoved }: SlotFilesProps) {
  const remove = (document: DocumentView) => {
    slot.onRemove(document)
    onRemoved()
  }
  return (
    <ul className={classes('stack-2 list', s.files)} aria-label={slot.label}>
      {slot.value.map(document => (
        <Arrived key={document.id} document={document} opensAt={slot.opensAt} onRemove={() => remove(document)} />
      ))}
      {tray.sendingOf(slot.id).map(one => (
        <OnItsWay
          key={one.key}
          sending={one}
          onStop={() => {
            tray.stop(one)
            onRemoved()
          }}
          onAgain={() => tray.again(one)}
        />
      ))}
    </ul>
  )
}
