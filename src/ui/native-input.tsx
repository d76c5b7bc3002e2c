import type { ComponentProps } from 'react'
import type { Binding } from './binding.ts'
import { Field, type FieldProps } from './field.tsx'

type NativeInputProps = FieldProps & Binding<string> & Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'name'>

/** The browser's own control for text, days and times, as a field. */
export const NativeInput = ({ label, hint, error, optional, onChange, ...rest }: NativeInputProps) => (
  <Field name={rest.name} label={label} hint={hint} error={error} optional={optional}>
    {wiring => <input {...rest} {...wiring} onChange={event => onChange(event.currentTarget.value)} />}
  </Field>
)
