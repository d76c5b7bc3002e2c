import { createContext, useContext, useId } from 'react'
import type { ReactNode } from 'react'
import { FieldError } from './field-error.tsx'
import s from './field.module.css'

/** Where what the fields of a form hold is from, by their names: a form says it once, and each field draws it. */
export const Origins = createContext<{ readonly [field: string]: string } | undefined>(undefined)

export interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** True, or how it is said on a page in another language. */
  optional?: boolean | string | undefined
}

/** What a control spreads on itself so that its label, hint and error belong to it. */
export interface Wiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface Props extends FieldProps {
  name?: string | undefined
  isGroup?: boolean
  hidesLabel?: boolean | undefined
  children: (wiring: Wiring) => ReactNode
}

export function Field({ label, hint: usual, name = '', error, optional, isGroup, hidesLabel, children }: Props) {
  const id = useId()
  const from = useContext(Origins)?.[name]
  const hint =
    from && usual ? (
      <>
        {from}. {usual}
      </>
    ) : (
      (from ?? usual)
    )
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  const Label = isGroup ? 'div' : 'label'
  const drawn = (
    <div className="shrink">
      <Label className={hidesLabel ? s.unseen : s.label} htmlFor={isGroup ? undefined : id} id={`${id}-label`}>
        {label}
        {optional && <span className="regular dim"> {optional === true ? '(optional)' : optional}</span>}
      </Label>
      {hint && (
        <div className={s.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {children({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
  // Named by id: a <legend> cannot take part in a grid.
  return isGroup ? (
    <fieldset aria-labelledby={`${id}-label`} aria-describedby={described}>
      {drawn}
    </fieldset>
  ) : (
    drawn
  )
}
