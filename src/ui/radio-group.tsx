import type { ReactNode } from 'react'
import type { Binding } from './binding.ts'
import s from './choice.module.css'
import { classes } from './classes.ts'
import type { FieldProps } from './field.tsx'
import { Group } from './group.tsx'

export interface RadioChoice<T extends string> {
  value: T
  label: ReactNode
  detail?: ReactNode
}

export interface RadioGroupProps<T extends string> extends FieldProps, Omit<Binding<T | ''>, 'onChange'> {
  onChange: (value: T) => void
  options: readonly RadioChoice<T>[]
  /** Side by side, for two or three short answers. */
  tiles?: boolean | undefined
  disabled?: boolean | undefined
}

export function RadioGroup<T extends string>({
  options,
  name,
  value,
  onChange,
  onBlur,
  tiles,
  disabled,
  ...field
}: RadioGroupProps<T>) {
  return (
    <Group {...field} name={name}>
      {wiring => (
        <div className={tiles ? s.pair : 'stack'}>
          {options.map(option => (
            <label key={option.value} className={classes(s.choice, tiles && s.tile)}>
              <input
                {...wiring}
                type="radio"
                className={classes(s.mark, s.round)}
                name={name}
                checked={value === option.value}
                disabled={disabled}
                onBlur={onBlur}
                onChange={() => onChange(option.value)}
              />
              <span>
                {option.label}
                {option.detail && <span className="quiet block">{option.detail}</span>}
              </span>
            </label>
          ))}
        </div>
      )}
    </Group>
  )
}
