import { useState } from 'react'
import type { Binding } from './binding.ts'
import control from './control.module.css'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'
import { EyeIcon, EyeShutIcon } from './icons.tsx'
import s from './password-input.module.css'

export interface PasswordInputProps extends FieldProps, Binding<string> {
  showLabel?: string
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordInput({
  label,
  hint,
  error,
  optional,
  showLabel = 'Show password',
  onChange,
  ...rest
}: PasswordInputProps) {
  const [shown, setShown] = useState(false)

  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {wiring => (
        <div className={s.wrap}>
          <input
            {...rest}
            {...wiring}
            type={shown ? 'text' : 'password'}
            autoCapitalize="off"
            spellCheck={false}
            className={control.control}
            onChange={event => onChange(event.currentTarget.value)}
          />
          <button
            type="button"
            className={s.toggle}
            aria-pressed={shown}
            aria-label={showLabel}
            aria-controls={wiring.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeShutIcon size={22} /> : <EyeIcon size={22} />}
          </button>
        </div>
      )}
    </Field>
  )
}
