/** What a form lends to a control; `form.field('name')` gives it. */
export interface Binding<T> {
  name: string
  value: T
  onChange: (value: T) => void
  onBlur?: (() => void) | undefined
  error?: string | undefined
}
