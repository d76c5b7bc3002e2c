import type { ComponentProps } from 'react'
import type { Binding } from './binding.ts'
import control from './control.module.css'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'

type Native = Pick<
  ComponentProps<'input'>,
  | 'autoComplete'
  | 'autoCapitalize'
  | 'autoFocus'
  | 'disabled'
  | 'inputMode'
  | 'maxLength'
  | 'placeholder'
  | 'readOnly'
  | 'ref'
  | 'required'
  | 'spellCheck'
>

export interface TextInputProps extends FieldProps, Binding<string>, Native {
  type?: 'text' | 'email' | 'url' | 'search' | 'tel'
}

export function TextInput({ label, hint, error, optional, onChange, type = 'text', ...rest }: TextInputProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {wiring => (
        <input
          {...rest}
          {...wiring}
          type={type}
          className={control.control}
          onChange={event => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
