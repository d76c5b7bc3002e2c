import type { Binding } from '#src/ui/binding.ts'
import { MultiCombobox } from '#src/ui/multi-combobox.tsx'
import { Stack } from '#src/ui/stack.tsx'
import type { ComboboxOption } from '#src/ui/use-combobox.ts'
import { UncheckedNote } from './unchecked-note.tsx'
import { useUnchecked, useUniversitySource } from './use-university-source.ts'

type UniversitiesFieldProps = Binding<readonly ComboboxOption[]> & {
  label?: string
  hint?: string
  optional?: boolean
  disabled?: boolean
}

/** Several universities, from our list or added to it. */
export function UniversitiesField({ label = 'Universities', ...field }: UniversitiesFieldProps) {
  const add = (option: ComboboxOption) => {
    if (!field.value.some(({ value }) => value === option.value)) field.onChange([...field.value, option])
  }
  const { source, failure } = useUniversitySource(add)
  const unchecked = useUnchecked(field.value)
  return (
    <Stack gap={3}>
      <MultiCombobox {...source} {...field} label={label} error={failure ?? field.error} />
      <UncheckedNote names={unchecked} />
    </Stack>
  )
}
