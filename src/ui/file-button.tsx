import type { ComponentProps, ReactNode } from 'react'
import button from './button.module.css'
import { classes } from './classes.ts'
import s from './file-button.module.css'
import { useWritten } from './written.ts'

export type FileButtonProps = Omit<
  ComponentProps<'input'>,
  'type' | 'className' | 'onChange' | 'value' | 'children'
> & {
  children: ReactNode
  /** The element that names what is chosen: the button's own words come before it. */
  of?: string | undefined
  id: string
  /** Fits beside the words of a row. */
  small?: boolean
  onChoose: (files: readonly File[]) => void
}

/** The browser's own file input under a button's look, so that a press, a key and a screen reader work as anywhere. */
export function FileButton({ children, id, of, small = false, onChoose, ...rest }: FileButtonProps) {
  // What was chosen before this is taken over could not be kept: React would set what the field holds, which a page may not.
  const isWritten = useWritten()
  return (
    <span className={classes(button.button, button.quiet, s.button, small && s.small)}>
      <span id={`${id}-words`} className={button.words} aria-hidden="true">
        {children}
      </span>
      {!isWritten && (
        <input
          {...rest}
          type="file"
          id={id}
          className={s.input}
          aria-labelledby={classes(`${id}-words`, of)}
          onChange={event => {
            const files = [...(event.currentTarget.files ?? [])]
            // So that the same file can be chosen again.
            event.currentTarget.value = ''
            onChoose(files)
          }}
        />
      )}
    </span>
  )
}
