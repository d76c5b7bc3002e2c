import type { Binding } from './binding.ts'
import { classes } from './classes.ts'
import control from './control.module.css'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'

export interface TimeInputProps extends FieldProps, Binding<string> {
  /** A clock of 24 hours, as the value is: 18:30. */
  min?: string | undefined
  max?: string | undefined
  disabled?: boolean | undefined
  autoComplete?: string | undefined
}

export function TimeInput({ label, hint, error, optional, onChange, ...rest }: TimeInputProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {wiring => (
        <input
          {...rest}
          {...wiring}
          type="time"
          className={classes(control.control, control.number)}
          onChange={event => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
