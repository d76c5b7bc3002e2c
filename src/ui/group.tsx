import { useId } from 'react'
import type { ReactNode } from 'react'
import { FieldError } from './field-error.tsx'
import type { FieldProps } from './field.tsx'
import s from './field.module.css'

interface Props extends FieldProps {
  children: (wiring: { 'aria-invalid': true | undefined }) => ReactNode
}

/** A question with several controls. Named by id: a <legend> cannot take part in a grid. */
export function Group({ label, hint, error, optional, children }: Props) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')

  return (
    <fieldset aria-labelledby={`${id}-label`} aria-describedby={described || undefined}>
      <div className="shrink">
        <div className={s.label} id={`${id}-label`}>
          {label}
          {optional && <span className="regular dim"> (optional)</span>}
        </div>
        {hint && (
          <div className={s.hint} id={`${id}-hint`}>
            {hint}
          </div>
        )}
        {children({ 'aria-invalid': error ? true : undefined })}
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </fieldset>
  )
}
