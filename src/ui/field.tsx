import { useId } from 'react'
import type { ReactNode } from 'react'
import { FieldError } from './field-error.tsx'
import s from './field.module.css'

export interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean | undefined
}

/** What a control spreads on itself so that its label, hint and error belong to it. */
export interface Wiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface Props extends FieldProps {
  children: (wiring: Wiring) => ReactNode
}

export function Field({ label, hint, error, optional, children }: Props) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const wiring: Wiring = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  }

  return (
    <div className="shrink">
      <label className={s.label} htmlFor={id} id={`${id}-label`}>
        {label}
        {optional && <span className="regular dim"> (optional)</span>}
      </label>
      {hint && (
        <div className={s.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {children(wiring)}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
