import type { ReactNode } from 'react'
import { Field, type FieldProps } from './field.tsx'

interface Props extends FieldProps {
  name?: string | undefined
  children: (wiring: { 'aria-invalid': true | undefined }) => ReactNode
}

/** A question with several controls. */
export const Group = ({ children, ...field }: Props) => (
  <Field {...field} isGroup>
    {wiring => children({ 'aria-invalid': wiring['aria-invalid'] })}
  </Field>
)
