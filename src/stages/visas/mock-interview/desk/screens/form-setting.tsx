import { useRead } from '#src/browser/reads.ts'
import { useState } from 'react'
import { students } from '#src/features/students/screens/students-queries.ts'
import { Button } from '#src/ui/button.tsx'
import { Combobox } from '#src/ui/combobox.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm, type Form } from '#src/ui/form.ts'
import { TextInput } from '#src/ui/text-input.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import type { ComboboxOption } from '#src/ui/use-combobox.ts'
import { shareIdWrong, studentRequired } from '#src/stages/visas/mock-interview/copy.ts'
import { isShareId } from '#src/stages/visas/mock-interview/rules.ts'
import { deskInterviews, useReread } from './queries.ts'

type Setting = { student: ComboboxOption | null; share_id: string }
const blank: Setting = { student: null, share_id: '' }

/** For those who review at VideoAsk: the student then answers there, and our recorder stands back. */
export function FormSetting({ onClose }: { onClose: () => void }) {
  const toasts = useToasts()
  const reread = useReread()
  const [search, setSearch] = useState('')
  const found = useRead(students.find, { search })
  const form: Form<Setting> = useForm<Setting>({
    initial: blank,
    check: ({ student, share_id: shareId }) => ({
      student: student === null ? studentRequired : undefined,
      share_id: shareId.trim() === '' || isShareId(shareId.trim()) ? undefined : shareIdWrong,
    }),
    submit: async ({ student, share_id: shareId }) => {
      await deskInterviews.setForm({ student: student?.value ?? '', share_id: shareId })
      toasts.success(shareId.trim() === '' ? 'They have our own recorder again.' : 'The form is set.')
      onClose()
      await reread()
    },
  })
  return (
    <Dialog open onClose={onClose} title="Set a VideoAsk form">
      <FormFrame form={form} label="VideoAsk form">
        <Combobox
          {...form.field('student')}
          label="Student"
          hint="By name, e-mail or phone."
          options={(found.data ?? []).map(({ id, name, email }) => ({
            value: id,
            label: name || (email ?? 'Without a name'),
            detail: email ?? undefined,
          }))}
          onQuery={setSearch}
          answered={found.isSuccess ? search : undefined}
          loading={found.isFetching}
          emptyWords={found.error?.message ?? 'No student is called that'}
        />
        <TextInput
          {...form.field('share_id')}
          label="Share id"
          optional
          hint="What follows videoask.com/ in the address of the form. Empty gives the student our own recorder."
          spellCheck={false}
        />
        <div>
          <Button type="submit" kind="primary" busy={form.busy}>
            Set it
          </Button>
        </div>
      </FormFrame>
    </Dialog>
  )
}
