import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { newKey } from '../../../browser/api.ts'
import { Button } from '../../../ui/button.tsx'
import { useDraft } from '../../../ui/drafts.ts'
import { FormFrame } from '../../../ui/form-frame.tsx'
import { useForm, type Form } from '../../../ui/form.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import * as copy from '../copy.ts'
import { checkMessage } from '../rules.ts'
import s from './message-form.module.css'

export type MessageFormProps = {
  /** Names the draft among those of its owner. */
  draft: string
  owner: string
  /** A first line to begin with, unless something was typed before. */
  first?: string | undefined
  label?: string
  onSend: (text: string, key: string) => Promise<void>
}

/** With what is typed goes the key it is sent under: pressed again after a lost answer, it is sent once. */
type Typed = { text: string; key: string }

/** What could not be sent stays in the box, to be sent again. */
export function MessageForm({ draft, owner, first = '', label = copy.label, onSend }: MessageFormProps) {
  const [initial] = useState<Typed>(() => ({ text: first, key: newKey() }))
  const form: Form<Typed> = useForm({
    initial,
    check: checkMessage,
    submit: async ({ text, key }) => {
      await onSend(text, key)
      form.replace({ text: '', key: newKey() })
      kept.clear()
    },
  })
  const kept = useDraft(draft, owner, form)
  useEnterToSend(form.bind.ref, () => void form.submit())
  const { onBlur: _, ...field } = form.field('text')
  const type = (text: string) => {
    field.onChange(text)
    form.set('key', newKey())
  }
  return (
    <FormFrame form={form} label={label}>
      <div className={s.box}>
        <TextArea {...field} onChange={type} label={label} minRows={2} maxRows={6} autoFocus={hasKeyboard()} />
        <Button type="submit" kind="primary" busy={form.busy} busyWords="Sending">
          {copy.send}
        </Button>
      </div>
    </FormFrame>
  )
}

/** On a phone the focus would bring up its keyboard over half of the conversation, and Enter starts a line. */
const hasKeyboard = () => matchMedia('(pointer: fine)').matches

function useEnterToSend(form: RefObject<HTMLFormElement | null>, send: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing || !hasKeyboard()) return
    if (!(event.target instanceof HTMLTextAreaElement)) return
    event.preventDefault()
    send()
  })
  useEffect(() => {
    const node = form.current
    node?.addEventListener('keydown', press)
    return () => node?.removeEventListener('keydown', press)
  }, [form])
}
