import { useRead } from '#src/browser/reads.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Binding } from '#src/ui/binding.ts'
import { Button } from '#src/ui/button.tsx'
import { MultiCombobox } from '#src/ui/multi-combobox.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import type { Person } from '../contract.ts'
import { deskSteps } from './api.ts'

const optionOf = ({ id, name, email }: Person) => ({ value: id, label: name, detail: email ?? undefined })
const personOf = ({ value, label, detail }: { value: string; label: string; detail?: string | undefined }): Person => ({
  id: value,
  name: label,
  email: detail ?? null,
})

/** Found one by one, or all at once by their addresses. */
type StudentsFieldProps = Binding<readonly Person[]> & { label?: string }

export function StudentsField({ label = 'Students', value, onChange, ...binding }: StudentsFieldProps) {
  const [search, setSearch] = useState('')
  const found = useRead(deskSteps.students, { search })
  const add = (people: readonly Person[]) =>
    onChange([...value, ...people.filter(({ id }) => !value.some(known => known.id === id))])
  return (
    <div className="stack-2">
      <MultiCombobox
        label={label}
        hint="Search by name or e-mail address."
        options={(found.data ?? []).map(optionOf)}
        answered={found.isSuccess ? search : undefined}
        loading={found.isPending}
        emptyWords={found.error?.message ?? 'No student of that name'}
        onQuery={setSearch}
        {...binding}
        value={value.map(optionOf)}
        onChange={options => onChange(options.map(personOf))}
      />
      <ByEmail onFound={add} />
    </div>
  )
}

function ByEmail({ onFound }: { onFound: (people: readonly Person[]) => void }) {
  const [typed, setTyped] = useState('')
  const find = useMutation({
    mutationFn: (emails: string[]) => deskSteps.studentsByEmail({ emails }),
    onSuccess: ({ found, unknown }) => {
      onFound(found)
      setTyped(unknown.join('\n'))
    },
  })
  const emails = typed.split(/[\s,;]+/).filter(email => email !== '')
  return (
    <details>
      <summary>Paste several e-mail addresses</summary>
      <TextArea
        label="E-mail addresses"
        hint="One a line, or with commas between them."
        name="emails"
        minRows={3}
        value={typed}
        onChange={setTyped}
      />
      <div className="row-3 lines-2">
        <Button busy={find.isPending} onClick={() => emails.length > 0 && find.mutate(emails)}>
          Add these students
        </Button>
      </div>
      {find.isError && (
        <Notice tone="wrong" live>
          {find.error.message}
        </Notice>
      )}
      {find.data !== undefined && (
        <Notice tone={find.data.unknown.length === 0 ? 'done' : 'info'} live>
          {find.data.found.length} added.
          {find.data.unknown.length > 0 && ` No student has these addresses: ${find.data.unknown.join(', ')}.`}
        </Notice>
      )}
    </details>
  )
}
