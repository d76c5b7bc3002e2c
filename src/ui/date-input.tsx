import type { Binding } from './binding.ts'
import { classes } from './classes.ts'
import control from './control.module.css'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'

export interface DateInputProps extends FieldProps, Binding<string> {
  /** ISO days, as the value is: 2026-11-21. */
  min?: string | undefined
  max?: string | undefined
  disabled?: boolean | undefined
  autoComplete?: string | undefined
}

export function DateInput({ label, hint, error, optional, onChange, ...rest }: DateInputProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {wiring => (
        <input
          {...rest}
          {...wiring}
          type="date"
          className={classes(control.control, control.number)}
          onChange={event => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
