import type { ReactNode } from 'react'
import type { Form } from './form.ts'
import s from './form-frame.module.css'
import { Notice } from './notice.tsx'

export interface FormFrameProps<V extends object> {
  form: Form<V>
  /** Names the form for those who jump from form to form. */
  label?: string | undefined
  children: ReactNode
}

/** The form element with its own error at the end, beside the button that was just pressed. */
export function FormFrame<V extends object>({ form, label, children }: FormFrameProps<V>) {
  return (
    <form {...form.bind} className="stack-5" aria-label={label}>
      {children}
      <div role="alert" className={s.failure}>
        {form.error && <Notice tone="wrong">{form.error}</Notice>}
      </div>
    </form>
  )
}
