import type { Binding } from '#src/ui/binding.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import type { FieldProps } from '#src/ui/field.tsx'
import { Group } from '#src/ui/group.tsx'

type ChoicesFieldProps = FieldProps & Binding<readonly string[]> & { options: readonly string[] }

/** Several of several, in the order in which they are offered. */
export function ChoicesField({ options, name, value, onChange, onBlur, ...field }: ChoicesFieldProps) {
  const set = (option: string, isChosen: boolean) =>
    onChange(options.filter(one => (one === option ? isChosen : value.includes(one))))
  return (
    <Group {...field}>
      {() => (
        <div>
          {options.map(option => (
            <Checkbox
              key={option}
              name={name}
              label={option}
              value={value.includes(option)}
              onChange={isChosen => set(option, isChosen)}
              onBlur={onBlur}
            />
          ))}
        </div>
      )}
    </Group>
  )
}
