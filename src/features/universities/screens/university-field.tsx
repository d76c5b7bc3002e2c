import type { Binding } from '#src/ui/binding.ts'
import { Combobox } from '#src/ui/combobox.tsx'
import { Stack } from '#src/ui/stack.tsx'
import type { ComboboxOption } from '#src/ui/use-combobox.ts'
import { UncheckedNote } from './unchecked-note.tsx'
import { useUnchecked, useUniversitySource } from './use-university-source.ts'

type UniversityFieldProps = Binding<ComboboxOption | null> & { label?: string; hint?: string; disabled?: boolean }

/** One university, from our list or added to it. */
export function UniversityField({ label = 'University', ...field }: UniversityFieldProps) {
  const { source, failure } = useUniversitySource(field.onChange)
  const unchecked = useUnchecked(field.value === null ? [] : [field.value])
  return (
    <Stack gap={3}>
      <Combobox {...source} {...field} label={label} error={failure ?? field.error} placeholder="Texas A&M, ASU, …" />
      <UncheckedNote names={unchecked} />
    </Stack>
  )
}
