import { useId, type ReactNode, type Ref } from 'react'
import { FieldError } from '#src/ui/field-error.tsx'
import field from '#src/ui/field.module.css'
import type { PurposeName } from '../../rules.ts'
import * as copy from '../../tray/copy.ts'
import type { DocumentView } from '../../contract.ts'
import { DropArea } from './drop-area.tsx'
import { FromStored, Offered } from './from-stored.tsx'
import { ProveFirst } from './prove-first.tsx'

type OnePaperProps = {
  label: string
  hint: ReactNode
  optional?: boolean | undefined
  error: string | undefined
  purpose: PurposeName
  most?: number
  /** One file is all there may be, and it is there. */
  isFull: boolean
  ref: Ref<HTMLInputElement>
  onFiles: (files: readonly File[]) => void
  onWrong: (words: string) => void
  /** What is stored already. */
  stored?: { onChosen: (file: DocumentView) => Promise<unknown>; papers: readonly string[] | undefined } | undefined
  /** The files that were chosen. */
  children: ReactNode
}

/** A tray of one paper: a field of a form. */
export function OnePaper({ label, hint, optional = false, error, purpose, most = 1, isFull, ...rest }: OnePaperProps) {
  const { ref, onFiles, onWrong, stored, children } = rest
  const id = useId()
  return (
    <div className="shrink">
      <span className={field.label} id={`${id}-label`}>
        {label}
        {optional && <span className="regular dim"> (optional)</span>}
      </span>
      <div className={field.hint} id={`${id}-hint`}>
        {hint}
      </div>
      {children}
      {stored?.papers !== undefined && !isFull && (
        <Offered papers={stored.papers} purpose={purpose} onChosen={stored.onChosen} />
      )}
      <ProveFirst />
      <DropArea
        ref={ref}
        purpose={purpose}
        of={`${id}-label`}
        describedBy={error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
        isWrong={error !== undefined}
        multiple={most > 1}
        words={isFull ? copy.replace : most > 1 ? copy.chooseFiles : copy.chooseFile}
        onFiles={onFiles}
        onWrong={onWrong}
        also={
          stored !== undefined && (
            <FromStored purpose={purpose} describedBy={`${id}-label`} onChosen={stored.onChosen} />
          )
        }
      />
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
