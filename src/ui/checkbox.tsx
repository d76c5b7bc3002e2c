import { useId } from 'react'
import type { ReactNode } from 'react'
import type { Binding } from './binding.ts'
import s from './choice.module.css'
import { classes } from './classes.ts'
import { FieldError } from './field-error.tsx'

export interface CheckboxProps extends Omit<Binding<boolean>, 'onChange'> {
  /** With Shift held, a list ticks all from the one before. */
  onChange: (value: boolean, isShift: boolean) => void
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
          onChange={({ currentTarget, nativeEvent }) =>
            onChange(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
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
