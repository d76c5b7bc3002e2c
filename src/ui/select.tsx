import type { Binding } from './binding.ts'
import { classes } from './classes.ts'
import control from './control.module.css'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'
import { ChevronIcon } from './icons.tsx'
import { Options } from './options.tsx'
import s from './select.module.css'

export interface Choice {
  value: string
  label: string
}

export interface SelectProps extends FieldProps, Binding<string> {
  options: readonly Choice[]
  /** Shown while nothing is chosen; null where something always is. */
  placeholder?: string | null
  disabled?: boolean | undefined
  /** What is around it says it to the eye. */
  hidesLabel?: boolean | undefined
  autoComplete?: string | undefined
  autoFocus?: boolean | undefined
}

export function Select({
  label,
  hint,
  error,
  optional,
  hidesLabel,
  options,
  placeholder = 'Choose one',
  onChange,
  ...rest
}: SelectProps) {
  return (
    <Field name={rest.name} label={label} hint={hint} error={error} optional={optional} hidesLabel={hidesLabel}>
      {wiring => (
        <div className={s.wrap}>
          <select
            {...rest}
            {...wiring}
            className={classes(control.control, s.select)}
            onChange={event => onChange(event.currentTarget.value)}
          >
            {placeholder !== null && <option value="">{placeholder}</option>}
            <Options choices={options} />
          </select>
          <ChevronIcon className={s.chevron} />
        </div>
      )}
    </Field>
  )
}
