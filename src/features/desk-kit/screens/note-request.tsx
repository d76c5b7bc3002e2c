import { useQueryClient } from '@tanstack/react-query'
import { Button } from '#src/ui/button.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { Select } from '#src/ui/select.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import { checkNote, priorities, type Priority, priorityWords } from '../rules.ts'
import { requests } from './api.ts'
import { readAgain } from '#src/browser/queries.ts'

const options = priorities.toReversed().map(value => ({ value, label: priorityWords[value] }))
const blank = { title: '', priority: 'medium' as Priority, dueOn: '' }

/** Something to do for a student, noted by hand: after a call, for a colleague. */
export function NoteRequest({ student }: { student: { id: string; name: string } }) {
  const toasts = useToasts()
  const queries = useQueryClient()
  const form = useForm({
    initial: blank,
    check: ({ title }) => checkNote({ student: student.id, title }),
    submit: async ({ title, priority, dueOn }) => {
      await requests.note({ student: student.id, title, priority, dueOn: dueOn === '' ? null : dueOn })
      form.replace(blank)
      toasts.success('It is among the requests now.')
      await readAgain(queries, 'requests')
    },
  })
  const { onChange, ...priority } = form.field('priority')
  return (
    <section>
      <h2>Something to do</h2>
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
            <Button type="submit" busy={form.busy}>
              Note it
            </Button>
          </div>
        </div>
      </FormFrame>
    </section>
  )
}
