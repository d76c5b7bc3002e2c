import type { Binding } from './binding.ts'
import { classes } from './classes.ts'
import control from './control.module.css'
import type { FieldProps } from './field.tsx'
import { NativeInput } from './native-input.tsx'

export interface DateInputProps extends FieldProps, Binding<string> {
  /** ISO days, as the value is: 2026-11-21. */
  min?: string | undefined
  max?: string | undefined
  disabled?: boolean | undefined
  autoComplete?: string | undefined
}

export const DateInput = (props: DateInputProps) => (
  <NativeInput {...props} type="date" className={classes(control.control, control.number)} />
)
