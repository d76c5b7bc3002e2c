import type { ComponentProps } from 'react'
import s from './file-input.module.css'

export type FileInputProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange' | 'value'> & {
  onChoose: (files: readonly File[]) => void
}

/** The browser's own, so that a press, a key and a file dropped on it all work as anywhere. */
export const FileInput = ({ onChoose, ...rest }: FileInputProps) => (
  <input
    {...rest}
    type="file"
    className={s.input}
    onChange={event => {
      const files = [...(event.currentTarget.files ?? [])]
      // So that the same file can be chosen again.
      event.currentTarget.value = ''
      onChoose(files)
    }}
  />
)
