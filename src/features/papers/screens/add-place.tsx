import { useId, useRef, useState } from 'react'
import { useDrop } from '#src/features/documents/screens/tray/use-drop.ts'
import { acceptFor } from '#src/features/documents/rules.ts'
import * as tray from '#src/features/documents/tray/copy.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { FileButton } from '#src/ui/file-button.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { useTouch } from '#src/ui/touch.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import * as copy from '../copy.ts'
import { AddPaper, type AddPaperProps } from './add-paper.tsx'
import { CameraIcon, UploadIcon } from './pictures.tsx'
import s from './tiles.module.css'

type AddPlaceProps = Pick<AddPaperProps, 'today' | 'onAdded'>

/** The one place to add: what a paper is can be said first, or its file comes first; several are asked about one after another. */
export function AddPlace({ today, onAdded }: AddPlaceProps) {
  const id = useId()
  const toasts = useToasts()
  const area = useRef<HTMLDivElement>(null)
  const hasCamera = useTouch()
  // Nothing while it is shut; without a file, one is chosen in it.
  const [waiting, setWaiting] = useState<readonly (File | undefined)[]>([])
  const take = (files: readonly File[]) => setWaiting(files)
  const isOver = useDrop(area, { onFiles: take, onWrong: words => toasts.error(words) })
  const input = { of: `${id}-takes`, onChoose: take }
  return (
    <div ref={area} className={classes(s.add, isOver && s.over)}>
      <Button kind="primary" onClick={() => setWaiting([undefined])}>
        {copy.addPaper}
      </Button>
      {hasCamera && (
        <div className={s.square}>
          <FileButton {...input} id={`${id}-camera`} accept="image/*" capture="environment">
            <CameraIcon />
            <VisuallyHidden>{tray.takePhoto}</VisuallyHidden>
          </FileButton>
        </div>
      )}
      <div className={s.square}>
        <FileButton {...input} id={`${id}-files`} accept={acceptFor('vault')} multiple>
          <UploadIcon />
          <VisuallyHidden>{tray.chooseFiles}</VisuallyHidden>
        </FileButton>
      </div>
      <p id={`${id}-takes`}>{copy.takes}</p>
      {waiting.length > 0 && (
        <AddPaper
          key={waiting.length}
          {...(waiting[0] && { file: waiting[0] })}
          after={waiting.length - 1}
          today={today}
          onClose={() => setWaiting(waiting.slice(1))}
          {...(onAdded && { onAdded })}
        />
      )}
    </div>
  )
}
