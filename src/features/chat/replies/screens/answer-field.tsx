import { useRead } from '#src/browser/reads.ts'
import type { Binding } from '#src/ui/binding.ts'
import { Select } from '#src/ui/select.tsx'
import { TextArea, type TextAreaProps } from '#src/ui/text-area.tsx'
import { Missing } from '#src/ui/waiting.tsx'
import { filledIn } from '../rules.ts'
import { deskReplies } from './api.ts'

type AnswerFieldProps = Binding<string> &
  Pick<TextAreaProps, 'label' | 'hint' | 'optional' | 'minRows' | 'maxRows' | 'maxLength'> & {
    /** Whom the answer is for. */
    student: string
  }

/** An answer in words, with what the desk says often to begin from. */
export function AnswerField({ student, ...field }: AnswerFieldProps) {
  const query = useRead(deskReplies.list)
  const { data: replies = [] } = query
  const put = (id: string) => {
    const reply = replies.find(one => one.id === id)
    if (reply === undefined) return
    const text = filledIn(reply.text, { firstName: student.split(' ')[0] ?? '' })
    field.onChange(field.value.trim() === '' ? text : `${field.value.trimEnd()}\n\n${text}`)
  }
  return (
    <>
      <TextArea {...field} />
      <Missing query={query} what="the reply templates" />
      {replies.length > 0 && (
        <Select
          name={`${field.name}-template`}
          label="Add a reply template"
          placeholder="Choose one"
          value=""
          onChange={put}
          options={replies.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </>
  )
}
