import { useEffect, useEffectEvent, useState, type ReactNode, type RefObject } from 'react'
import { newKey } from '#src/browser/api.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { hasKeyboard } from '#src/ui/has-keyboard.ts'
import { draftStore, useDraft } from '#src/ui/drafts.ts'
import { restored } from '#src/ui/draft-store.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm, type Form } from '#src/ui/form.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import type { DocumentView } from '#src/features/documents/contract.ts'
import { FileField } from '#src/features/documents/screens/file-field.tsx'
import * as copy from '../copy.ts'
import { checkMessage, mostFiles } from '../rules.ts'
import s from './chat.module.css'

export type Said = { text: string; documents: readonly string[] }

export type MessageFormProps = {
  /** Names the draft among those of its owner. */
  draft: string
  owner: string
  /** A first line to begin with, unless something was typed before. */
  first?: string | undefined
  label?: string
  /** On its button. */
  words?: string
  /** Beside a list that is walked by keys, it waits until it is asked for. */
  takesFocus?: boolean
  /** The address that takes files in, where they are not one's own. */
  filesTo?: string | undefined
  onSend: (said: Said, key: string) => Promise<void>
  /** Once it is sent and the box is empty. */
  onSent?: (() => void) | undefined
  onType: () => void
  /** What may be put in the place of what is typed. */
  offers?: ((typed: string, put: (text: string) => void) => Offers) | undefined
}

/** Shown above the box; a press of Enter or Tab takes the first. */
export type Offers = { list: ReactNode; take: (() => void) | undefined }

/** With what is typed goes the key it is sent under: pressed again after a lost answer, it is sent once. */
type Typed = {
  text: string
  documents: readonly DocumentView[]
  key: string
}
const typed = (text: string): Typed => ({ text, documents: [], key: newKey() })

type Heard = (draft: string, said: TakenBack) => void
export type TakenBack = Pick<Typed, 'text' | 'documents'>
const boxes = new Set<Heard>()

/** What was taken back is in the box again, before what was begun since; where the box is shut, in its draft. */
export function putBack(owner: string, draft: string, said: TakenBack): void {
  const begun = restored(typed(''), draftStore.entry(owner, draft)?.values) ?? typed('')
  draftStore.put(owner, draft, { values: withBefore(said, begun), base: null, savedAt: null })
  draftStore.flush()
  for (const hear of boxes) hear(draft, said)
}

const withBefore = ({ text, documents }: TakenBack, begun: Typed): Typed => ({
  text: [text, begun.text].filter(Boolean).join('\n\n'),
  documents: [...documents, ...begun.documents],
  key: newKey(),
})

/** What could not be sent stays in the box, to be sent again. */
export function MessageForm({ draft, owner, first = '', label = copy.label, ...rest }: MessageFormProps) {
  const { onSend, onSent, onType, filesTo, offers, words = copy.send, takesFocus = true } = rest
  const [initial] = useState<Typed>(() => typed(first))
  const [wantsFiles, setWantsFiles] = useState(false)
  const [isSending, setSending] = useState(false)
  const form: Form<Typed> = useForm<Typed>({
    initial,
    check: values => ({ ...checkMessage(values), ...(isSending && { documents: copy.filesOnTheirWay }) }),
    submit: async ({ text, documents, key }) => {
      await onSend({ text, documents: documents.map(({ id }) => id) }, key)
      form.replace(typed(''))
      setWantsFiles(false)
      kept.clear()
      onSent?.()
    },
  })
  const kept = useDraft(draft, owner, form)
  const hear = useEffectEvent<Heard>((to, said) => {
    if (to !== draft) return
    const { text, documents, key } = withBefore(said, form.values)
    form.set('text', text)
    form.set('documents', documents)
    form.set('key', key)
    form.bind.ref.current?.querySelector('textarea')?.focus()
  })
  useEffect(() => {
    const box: Heard = (to, said) => hear(to, said)
    boxes.add(box)
    return () => void boxes.delete(box)
  }, [])
  const type = (text: string) => {
    form.set('text', text)
    form.set('key', newKey())
    if (text !== '') onType()
  }
  const offered = offers?.(form.values.text, type)
  useKeys(form.bind.ref, () => void form.submit(), offered?.take)
  const { onBlur: _, ...field } = form.field('text')
  const { value: documents, error: filesError } = form.field('documents')
  return (
    <FormFrame form={form} label={label}>
      <div className={classes('stack-3 first-wide bottom relative', s.box)}>
        {offered?.list && <div className={s.offers}>{offered.list}</div>}
        <TextArea
          {...field}
          onChange={type}
          label={label}
          minRows={2}
          maxRows={6}
          autoFocus={takesFocus && hasKeyboard()}
        />
        <Button type="submit" kind="primary" busy={form.busy} busyWords="Sending">
          {words}
        </Button>
      </div>
      {wantsFiles || documents.length > 0 ? (
        <FileField
          label={copy.files}
          purpose="chat"
          most={mostFiles}
          value={documents}
          error={filesError}
          onSending={setSending}
          {...(filesTo !== undefined && { to: filesTo })}
          onChange={files => {
            form.set('documents', files)
            form.set('key', newKey())
          }}
        />
      ) : (
        <div>
          <Button kind="link" onClick={() => setWantsFiles(true)}>
            {copy.addFiles}
          </Button>
        </div>
      )}
    </FormFrame>
  )
}

/** On a phone the focus would bring up its keyboard over half of the conversation, and Enter starts a line. Elsewhere Enter sends, unless something is offered: then Enter or Tab takes it. */
function useKeys(form: RefObject<HTMLFormElement | null>, send: () => void, take: (() => void) | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.shiftKey || event.isComposing || !hasKeyboard()) return
    if (!(event.target instanceof HTMLTextAreaElement)) return
    const act = event.key === 'Enter' ? (take ?? send) : event.key === 'Tab' ? take : undefined
    if (act === undefined) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const node = form.current
    node?.addEventListener('keydown', press)
    return () => node?.removeEventListener('keydown', press)
  }, [form])
}
