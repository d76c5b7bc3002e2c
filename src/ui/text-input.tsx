import type { ComponentProps } from 'react'
import type { Binding } from './binding.ts'
import control from './control.module.css'
import type { FieldProps } from './field.tsx'
import { NativeInput } from './native-input.tsx'

type Native = Pick<
  ComponentProps<'input'>,
  | 'autoComplete'
  | 'autoCapitalize'
  | 'autoFocus'
  | 'disabled'
  | 'inputMode'
  | 'maxLength'
  | 'placeholder'
  | 'readOnly'
  | 'ref'
  | 'required'
  | 'spellCheck'
>

export interface TextInputProps extends FieldProps, Binding<string>, Native {
  type?: 'text' | 'email' | 'url' | 'search' | 'tel'
}

export const TextInput = (props: TextInputProps) => <NativeInput type="text" {...props} className={control.control} />
