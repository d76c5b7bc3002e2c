import { useState } from 'react'
import { useReadWhen } from '#src/browser/reads.ts'
import { Combobox, type ComboboxProps } from '#src/ui/combobox.tsx'
import type { Read } from '#src/wire/client.ts'

type Student = { id: string; name: string; email: string | null }

type StudentBoxProps = Pick<ComboboxProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'> & {
  find: Read<[{ search: string }], readonly Student[]>
  /** Those who came last are offered before anything is typed. */
  isShownAtOnce?: true
}

/** Where somebody at the desk names one student. Whom they may find, the call says. */
export function StudentBox({ find, isShownAtOnce, ...field }: StudentBoxProps) {
  const [search, setSearch] = useState('')
  const found = useReadWhen(isShownAtOnce === true || search !== '', find, { search })
  return (
    <Combobox
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
      {...field}
    />
  )
}
