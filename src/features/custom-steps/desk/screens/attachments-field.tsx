import { useId, useRef } from 'react'
import type { Messages } from '#src/values/messages.ts'
import type { Binding } from '#src/ui/binding.ts'
import { Button } from '#src/ui/button.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import type { DocumentView } from '#src/features/documents/contract.ts'
import { toStudent } from '#src/features/documents/screens/desk-address.ts'
import { FileField } from '#src/features/documents/screens/file-field.tsx'
import { type AttachmentType, attachmentNames } from '#src/features/custom-steps/response/rules.ts'
import { classes } from '#src/ui/classes.ts'
import s from '#src/features/custom-steps/screens/custom-steps.module.css'
import { replaced, without } from './lists.ts'

/** With the file itself, of which only its id is sent. */
export type AttachmentValue = { type: AttachmentType; title: string; url: string; file: DocumentView | null }

type AttachmentsFieldProps = Binding<readonly AttachmentValue[]> & {
  label: string
  types: readonly AttachmentType[]
  /** Whose a file becomes. */
  student?: string
  wrong: Messages
}

export function AttachmentsField({ label, types, student, value, onChange, error, wrong }: AttachmentsFieldProps) {
  const id = useId()
  const addButton = useRef<HTMLButtonElement>(null)
  const add = () => onChange([...value, { type: types[0] ?? 'link', title: '', url: '', file: null }])
  return (
    <fieldset className={classes('stack-3', s.builder)}>
      <legend>{label}</legend>
      <ol className="stack-3 list">
        {value.map((attachment, at) => (
          <Attachment
            key={nameOf(at)}
            attachment={attachment}
            number={at + 1}
            types={types}
            student={student}
            wrongAt={field => wrong[`attachments.${at}.${field}`]}
            onChange={next => onChange(replaced(value, at, next))}
            onRemove={() => {
              onChange(without(value, at))
              addButton.current?.focus()
            }}
          />
        ))}
      </ol>
      <div>
        <Button ref={addButton} onClick={add}>
          Add an attachment
        </Button>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}

/** They have no name of their own, and what stands in their boxes is all here. */
const nameOf = (at: number): string => `attachment-${at}`

type AttachmentProps = {
  attachment: AttachmentValue
  number: number
  types: readonly AttachmentType[]
  student: string | undefined
  wrongAt: (field: string) => string | undefined
  onChange: (attachment: AttachmentValue) => void
  onRemove: () => void
}

function Attachment({ attachment, number, types, student, wrongAt, onChange, onRemove }: AttachmentProps) {
  const { type, title, url, file } = attachment
  const set = (change: Partial<AttachmentValue>) => onChange({ ...attachment, ...change })
  return (
    <li className="stack-4 box pad-4" aria-label={`Attachment ${number}`}>
      <Select
        label="Kind"
        name={`attachment-${number}-type`}
        value={type}
        options={types.map(one => ({ value: one, label: attachmentNames[one] }))}
        onChange={value => set({ type: types.find(one => one === value) ?? type })}
      />
      <TextInput
        label="Title"
        name={`attachment-${number}-title`}
        value={title}
        error={wrongAt('title')}
        onChange={value => set({ title: value })}
      />
      {type === 'file' && student !== undefined ? (
        <FileField
          label="File"
          purpose="response"
          to={toStudent(student)}
          value={file === null ? [] : [file]}
          error={wrongAt('file')}
          onChange={([one]) => set({ file: one ?? null, title: title || (one?.name ?? '') })}
        />
      ) : (
        <TextInput
          label="Address"
          hint="It begins with https://."
          name={`attachment-${number}-url`}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          value={url}
          error={wrongAt('url')}
          onChange={value => set({ url: value.trim() })}
        />
      )}
      <div>
        <Button kind="link" aria-label={`Remove attachment ${number}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  )
}
