import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readAgain } from '#src/browser/queries.ts'
import { useSettled } from '#src/features/desk-kit/screens/use-settled.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { useToasts } from '#src/ui/toasts.ts'
import { onSaveKey } from '#src/ui/use-save-key.ts'
import { Loaded } from '#src/ui/waiting.tsx'
import { manyStudents } from '../../screens/api.ts'
import type { Act, Outcome, Previewed, WhoOfMany } from '../contract.ts'
import * as copy from '../copy.ts'
import { checkTyped, confirmFrom, type ActName, type Typed } from '../rules.ts'
import { Fields } from './fields.tsx'
import s from './many.module.css'

const blank: Typed = { text: '', step: '', lead: '', tag: '', title: '', dueOn: '' }

const actOf: Readonly<Record<ActName, (typed: Typed) => Act>> = {
  message: ({ text }) => ({ do: 'message', text }),
  step: ({ step }) => ({ do: 'step', step }),
  lead: ({ lead }) => ({ do: 'lead', lead: lead === copy.nobody ? null : lead }),
  tag: ({ tag }) => ({ do: 'tag', tag: tag.trim() }),
  todo: ({ title, dueOn }) => ({ do: 'todo', title, dueOn: dueOn === '' ? null : dueOn }),
}

const rereads = ['students', 'student-files', 'requests', 'chat', 'custom-steps'] as const

type ManyDialogProps = {
  name: ActName
  who: WhoOfMany
  count: number
  onClose: () => void
  onDone: () => void
}

/** One act for all that are ticked: what it is, what the first of them gets, who is left out, and one button. */
export function ManyDialog({ name, who, count, onClose, onDone }: ManyDialogProps) {
  const [batch] = useState(() => crypto.randomUUID())
  const [isAsking, setAsking] = useState(false)
  const queries = useQueryClient()
  const offerUndo = useUndo()
  const form = useForm({
    initial: blank,
    check: checkTyped[name],
    submit: async typed => {
      setAsking(false)
      try {
        const outcome = await manyStudents.run({ who, act: actOf[name](typed), batch, count: seen?.count ?? null })
        offerUndo(name, outcome)
        onDone()
      } finally {
        await readAgain(queries, ...rereads)
      }
    },
  })
  const isWhole = Object.keys(checkTyped[name](form.values)).length === 0
  const act = JSON.stringify(actOf[name](form.values))
  const settled = useSettled(act)
  const preview = useQuery({
    queryKey: ['students', 'many', who, settled],
    queryFn: () => manyStudents.preview({ who, act: actOf[name](form.values) }),
    enabled: isWhole && settled === act,
    gcTime: 0,
  })
  const seen = isWhole && settled === act ? preview.data : undefined
  /** Nothing is done that was not seen before. */
  const press = () => {
    if (!isWhole) void form.submit()
    else if (seen !== undefined && seen.count >= confirmFrom) setAsking(true)
    else if (seen !== undefined && seen.count > 0) void form.submit()
  }
  const ofHowMany = seen?.count ?? count
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={copy.titles[name](count)}
      actions={
        <>
          <Button
            kind="primary"
            busy={form.busy || (isWhole && seen === undefined && preview.error === null)}
            disabled={seen?.count === 0}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onClick={press}
          >
            {copy.press[name](ofHowMany)}
          </Button>
          <Button onClick={onClose}>{copy.cancel}</Button>
        </>
      }
    >
      <div role="presentation" className="stack-4" onKeyDown={onSaveKey(press)}>
        <FormFrame form={form} label={copy.titles[name](count)}>
          <Fields name={name} form={form} />
        </FormFrame>
        <div className={s.foreseen} aria-live="polite">
          {isWhole ? (
            <Loaded what={copy.what} query={preview} isOld={settled !== act}>
              {found => <Foreseen preview={found} />}
            </Loaded>
          ) : (
            <p className="muted">{copy.fillFirst}</p>
          )}
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={copy.sure(name, ofHowMany)}
        kind="primary"
        confirm={copy.press[name](ofHowMany)}
        keep={copy.back}
        busy={form.busy}
        onConfirm={() => void form.submit()}
      >
        <p>{copy.sureWords}</p>
      </ConfirmDialog>
    </Dialog>
  )
}

/** The first of them as it will be, and those who are left out by name. */
const Foreseen = ({ preview: { first, count, leftOut } }: { preview: Previewed }) => (
  <div className="stack-3">
    {first === null ? (
      <p>{copy.nobodyLeft}</p>
    ) : (
      <figure className="stack-1 sunk pad-3 round-1">
        <figcaption className="quiet">{copy.firstOf(first.name, count)}</figcaption>
        <p className="breakable as-spaced">{first.words}</p>
      </figure>
    )}
    {leftOut.length > 0 && (
      <Fold isSmall isOpen={leftOut.length <= 3} summary={copy.leftOut(leftOut.length)}>
        <ul className="stack list">
          {leftOut.map(({ name, why }, index) => (
            // Two may have one name; the list is never in another order.
            <li key={`${leftOut.length - index}`}>
              {name} {why}.
            </li>
          ))}
        </ul>
      </Fold>
    )}
  </div>
)

/** In a toast, for as long as it is said: it outlives the dialog. */
function useUndo() {
  const toasts = useToasts()
  const queries = useQueryClient()
  const undo = async (batch: string) => {
    try {
      toasts.success(copy.undone(await manyStudents.undo({ batch })))
    } catch (error) {
      toasts.error(error instanceof Error ? error.message : String(error))
    }
    await readAgain(queries, ...rereads)
  }
  return (name: ActName, outcome: Outcome) => {
    const { batch, done, undoSeconds: seconds } = outcome
    if (done === 0) toasts.info(copy.done(name, outcome))
    else toasts.info(copy.done(name, outcome), { words: copy.undo, act: () => void undo(batch), seconds })
  }
}
