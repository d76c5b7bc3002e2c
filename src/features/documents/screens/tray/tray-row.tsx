import { useId, useRef } from 'react'
import { classes } from '#src/ui/classes.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import { FileButton } from '#src/ui/file-button.tsx'
import { TickIcon } from '#src/ui/icons.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { acceptFor } from '../../rules.ts'
import * as copy from '../../tray/copy.ts'
import { isReady, mostOf, type Slot } from './slot.ts'
import type { DocumentView } from '../../contract.ts'
import { FromStored, Offered, useTaking } from './from-stored.tsx'
import { SlotFiles } from './slot-files.tsx'
import s from '#src/features/documents/screens/documents.module.css'
import { useDrop } from './use-drop.ts'
import type { Tray } from './use-tray.ts'

/** One paper of several: it ticks once it has what it needs. A file that is dropped on it needs no asking what it is. */
export function TrayRow({ slot, tray, taken }: { slot: Slot; tray: Tray; taken: string }) {
  const id = useId()
  const row = useRef<HTMLLIElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const most = mostOf(slot)
  const replaced = most === 1 ? slot.value[0] : undefined
  const choose = (files: readonly File[]) => tray.choose(slot, files, replaced)
  const take = useTaking(slot.purpose)
  const takeStored = (file: DocumentView) =>
    tray.arrive(slot, () => slot.takeStored?.(file, replaced) ?? take(file), replaced)
  const isOver = useDrop(row, { onFiles: choose, onWrong: words => tray.say(slot, words) })
  const error = slot.error ?? tray.errorOf(slot.id)
  const isDone = isReady(slot)
  const described = classes(taken, slot.hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`)
  return (
    <li
      ref={row}
      className={classes(s.row, isOver && s.over, error !== undefined && s.wrong)}
      aria-labelledby={`${id}-label`}
    >
      <span className={s.state}>
        <span className={classes(s.ring, isDone && s.ready)}>{isDone && <TickIcon size={16} />}</span>
      </span>
      <div className={s.words}>
        <span>
          <span className="semibold" id={`${id}-label`}>
            {slot.label}
          </span>
          {slot.optional && <span className="regular dim"> (optional)</span>}
          <VisuallyHidden>. {wordsFor(slot)}</VisuallyHidden>
        </span>
        <span className={s.under}>
          {slot.hint !== undefined && (
            <span className="quiet" id={`${id}-hint`}>
              {slot.hint}
            </span>
          )}
          {slot.help}
          <FromStored purpose={slot.purpose} describedBy={`${id}-label`} onChosen={takeStored} />
        </span>
      </div>
      <FileButton
        small
        ref={input}
        id={`${id}-files`}
        of={`${id}-label`}
        aria-describedby={described}
        aria-invalid={error === undefined ? undefined : true}
        accept={acceptFor(slot.purpose)}
        multiple={most > 1}
        onChoose={choose}
      >
        {replaced === undefined ? copy.add : copy.replace}
      </FileButton>
      <div className={s.below}>
        <FieldError id={`${id}-error`} error={error} />
        <SlotFiles slot={slot} tray={tray} onRemoved={() => input.current?.focus()} />
        {slot.papers !== undefined && slot.value.length === 0 && (
          <Offered papers={slot.papers} concerns={slot.concerns} purpose={slot.purpose} onChosen={takeStored} />
        )}
        {slot.beside}
      </div>
    </li>
  )
}

const wordsFor = (slot: Slot): string =>
  slot.value.length > 0 ? copy.isReady : slot.isSettled ? copy.isNotNeeded : slot.optional ? '' : copy.isNeeded
