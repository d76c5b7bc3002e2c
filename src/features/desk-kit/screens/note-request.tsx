import { useQueryClient } from '@tanstack/react-query'
import { Button } from '#src/ui/button.tsx'
import { useDraft } from '#src/ui/drafts.ts'
import { DateInput } from '#src/ui/date-input.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { Select } from '#src/ui/select.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { useSaveKey } from '#src/ui/use-save-key.ts'
import { checkNote, priorities, type Priority, priorityWords } from '../rules.ts'
import { requests } from './api.ts'
import { readAgain } from '#src/browser/queries.ts'

const options = priorities.toReversed().map(value => ({ value, label: priorityWords[value] }))
const blank = { title: '', priority: 'medium' as Priority, dueOn: '' }

/** Something to do for a student, noted by hand: after a call, for a colleague. */
export function NoteRequest({ student, me }: { student: string; me: string }) {
  const toasts = useToasts()
  const queries = useQueryClient()
  const form = useForm({
    initial: blank,
    check: ({ title }) => checkNote({ student, title }),
    submit: async ({ title, priority, dueOn }) => {
      await requests.note({ student, title, priority, dueOn: dueOn === '' ? null : dueOn })
      form.replace(blank)
      kept.clear()
      toasts.success('It is among the requests now.')
      await readAgain(queries, 'requests', `student:${student}`)
    },
  })
  const kept = useDraft(`todo:${student}`, me, form)
  useSaveKey(form.bind.ref, () => void form.submit())
  const { onChange, ...priority } = form.field('priority')
  return (
    <FormFrame form={form} label="Something to do">
      <div className="stack-3">
        <TextInput {...form.field('title')} label="What is to be done" autoComplete="off" />
        <Select
          {...priority}
          label="Priority"
          placeholder={null}
          onChange={chosen => onChange(priorities.find(one => one === chosen) ?? 'medium')}
          options={options}
        />
        <DateInput {...form.field('dueOn')} label="Due on" optional />
        <div>
          <Button type="submit" kind="primary" busy={form.busy}>
            Note it
          </Button>
        </div>
      </div>
    </FormFrame>
  )
}
