import type { Binding } from './binding.ts'
import { classes } from './classes.ts'
import control from './control.module.css'
import type { FieldProps } from './field.tsx'
import { NativeInput } from './native-input.tsx'

export interface TimeInputProps extends FieldProps, Binding<string> {
  /** A clock of 24 hours, as the value is: 18:30. */
  min?: string | undefined
  max?: string | undefined
  disabled?: boolean | undefined
  autoComplete?: string | undefined
}

export const TimeInput = (props: TimeInputProps) => (
  <NativeInput {...props} type="time" className={classes(control.control, control.number)} />
)
