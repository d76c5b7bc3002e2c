import type { ReactNode } from 'react'
import { Origins } from './field.tsx'
import type { Form } from './form.ts'
import s from './form-frame.module.css'
import { Notice } from './notice.tsx'

export interface FormFrameProps<V extends object> {
  form: Form<V>
  /** Names the form for those who jump from form to form. */
  label?: string | undefined
  /** Where what its fields hold is from. */
  from?: { readonly [field: string]: string } | undefined
  children: ReactNode
}

/** The form element with its own error at the end, beside the button that was just pressed. */
export function FormFrame<V extends object>({ form, label, from, children }: FormFrameProps<V>) {
  return (
    <form {...form.bind} className="stack-5" aria-label={label}>
      <Origins value={from}>{children}</Origins>
      <div role="alert" className={s.failure}>
        {form.error && <Notice tone="wrong">{form.error}</Notice>}
      </div>
    </form>
  )
}
