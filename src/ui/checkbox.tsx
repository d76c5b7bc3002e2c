import { useId } from 'react'
import type { ReactNode } from 'react'
import type { Binding } from './binding.ts'
import s from './choice.module.css'
import { classes } from './classes.ts'
import { FieldError } from './field-error.tsx'

export interface CheckboxProps extends Binding<boolean> {
  label: ReactNode
  detail?: ReactNode
  disabled?: boolean | undefined
}

export function Checkbox({ label, detail, name, value, onChange, onBlur, error, disabled }: CheckboxProps) {
  const id = useId()

  return (
    <div>
      <label className={s.choice}>
        <input
          type="checkbox"
          className={classes(s.mark, s.box)}
          name={name}
          checked={value}
          disabled={disabled}
          onBlur={onBlur}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={event => onChange(event.currentTarget.checked)}
        />
        <span>
          {label}
          {detail && <span className="quiet block">{detail}</span>}
        </span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
