import { useId, useRef, type ReactNode, type Ref } from 'react'
import { classes } from '#src/ui/classes.ts'
import { FileButton } from '#src/ui/file-button.tsx'
import { useTouch } from '#src/ui/touch.ts'
import { acceptFor, isPicture, purposeOf, type PurposeName } from '../../rules.ts'
import * as copy from '../../tray/copy.ts'
import s from '#src/features/documents/screens/documents.module.css'
import { useDrop } from './use-drop.ts'

type DropAreaProps = {
  purpose: PurposeName
  /** The element that says what is chosen here. */
  of?: string | undefined
  describedBy: string
  isWrong?: boolean
  multiple: boolean
  words: string
  ref?: Ref<HTMLInputElement>
  onFiles: (files: readonly File[]) => void
  onWrong: (words: string) => void
  /** Another way to choose. */
  also?: ReactNode
  children?: ReactNode
}

/** The camera first where there is one; then files, which can be dropped here too. */
export function DropArea({ purpose, of, describedBy, isWrong = false, multiple, words, ref, ...rest }: DropAreaProps) {
  const { onFiles, onWrong, also, children } = rest
  const id = useId()
  const area = useRef<HTMLDivElement>(null)
  const isOver = useDrop(area, { onFiles, onWrong })
  const hasCamera = useTouch() && purposeOf(purpose).kinds.some(isPicture)
  const wiring = { of, 'aria-describedby': describedBy, 'aria-invalid': isWrong || undefined, onChoose: onFiles }
  return (
    <div ref={area} className={classes(s.drop, isOver && s.over, isWrong && s.wrong)}>
      {hasCamera && (
        <FileButton {...wiring} id={`${id}-camera`} accept="image/*" capture="environment">
          {copy.takePhoto}
        </FileButton>
      )}
      <FileButton {...wiring} id={`${id}-files`} ref={ref} accept={acceptFor(purpose)} multiple={multiple}>
        {words}
      </FileButton>
      {also}
      <span className={classes('quiet', s.orDrop)} aria-hidden="true">
        {multiple ? copy.orDrop : copy.orDropOne}
      </span>
      {children}
    </div>
  )
}
