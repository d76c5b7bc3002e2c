import type { Binding } from './binding.ts'
import { classes } from './classes.ts'
import control from './control.module.css'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'
import s from './number-input.module.css'

export interface NumberInputProps extends FieldProps, Binding<string> {
  /** Written before or behind the box: ₹, $, years. */
  before?: string | undefined
  after?: string | undefined
  decimal?: boolean | undefined
  narrow?: boolean | undefined
  disabled?: boolean | undefined
  placeholder?: string | undefined
}

/**
 * Text with a number pad. `type="number"` would change its value under a scrolling thumb and hide
 * what was typed when it is not a number, so that no error could quote it.
 */
export function NumberInput({
  label,
  hint,
  error,
  optional,
  before,
  after,
  decimal,
  narrow,
  onChange,
  ...rest
}: NumberInputProps) {
  return (
    <Field name={rest.name} label={label} hint={hint} error={error} optional={optional}>
      {wiring => (
        <div className={s.wrap}>
          {before && <span className={s.unit}>{before}</span>}
          <input
            {...rest}
            {...wiring}
            inputMode={decimal ? 'decimal' : 'numeric'}
            autoComplete="off"
            className={classes(control.control, control.number, narrow && s.narrow)}
            onChange={event => onChange(event.currentTarget.value)}
          />
          {after && <span className={s.unit}>{after}</span>}
        </div>
      )}
    </Field>
  )
}
