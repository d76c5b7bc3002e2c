import type { Binding } from './binding.ts'
import type { FieldProps } from './field.tsx'
import { RadioGroup } from './radio-group.tsx'

const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const

export interface YesNoProps extends FieldProps, Omit<Binding<boolean | null>, 'onChange'> {
  onChange: (value: boolean) => void
  disabled?: boolean | undefined
}

/** A question not yet answered is `null`, which is not the same as No. */
export function YesNo({ value, onChange, ...rest }: YesNoProps) {
  return (
    <RadioGroup
      {...rest}
      tiles
      options={answers}
      value={value === null ? '' : value ? 'yes' : 'no'}
      onChange={answer => onChange(answer === 'yes')}
    />
  )
}
