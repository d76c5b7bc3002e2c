import type { Editor } from '@tiptap/react'
import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import control from './control.module.css'
import { FieldError } from './field-error.tsx'
import s from './rich-text-editor.module.css'

/** Where the marked words lead. No form of its own: it stands inside one. */
export function RichTextLink({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId()
  const before: unknown = editor.getAttributes('link')['href']
  const [address, setAddress] = useState(typeof before === 'string' ? before : '')
  const [error, setError] = useState<string>()

  function close() {
    onClose()
    editor.commands.focus()
  }

  function link() {
    const href = addressOf(address)
    if (href === undefined) return setError('Please write a whole address, such as https://example.edu.')
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && before === undefined) {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    } else chain.setLink({ href }).run()
    onClose()
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') link()
    else if (event.key === 'Escape') close()
    else return
    // Neither the form around it is sent, nor the dialog shut.
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className={s.link}>
      <label htmlFor={id}>Address of the link</label>
      <div className={classes('row-2', s.address)}>
        <input
          id={id}
          type="url"
          className={control.control}
          autoFocus
          spellCheck={false}
          value={address}
          placeholder="https://"
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={event => setAddress(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Button onClick={link}>Set link</Button>
        {before !== undefined && <Button onClick={remove}>Remove link</Button>}
        <Button kind="link" onClick={close}>
          Cancel
        </Button>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

/** 'example.edu' and 'asha@safar.example' are meant as addresses, too. */
function addressOf(typed: string): string | undefined {
  const text = typed.trim()
  const whole = /^(https?:|mailto:)/i.test(text) ? text : text.includes('@') ? `mailto:${text}` : `https://${text}`
  const url = URL.parse(whole)
  if (url === null || (url.protocol !== 'mailto:' && !url.hostname.includes('.'))) return undefined
  return url.username === '' && url.password === '' ? url.href : undefined
}
