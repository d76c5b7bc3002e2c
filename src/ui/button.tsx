import type { ComponentProps, ReactNode } from 'react'
import s from './button.module.css'
import { classes } from './classes.ts'
import { Spinner } from './spinner.tsx'

export type ButtonKind = 'primary' | 'quiet' | 'link' | 'danger'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'> {
  kind?: ButtonKind | undefined
  wide?: boolean | undefined
  busy?: boolean | undefined
  /** What a screen reader hears while it works. */
  busyWords?: string | undefined
  children: ReactNode
}

export function Button({
  kind = 'quiet',
  wide,
  busy = false,
  busyWords = 'Working, please wait',
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={classes(s.button, s[kind], wide && s.wide, busy && s.busy)}
      // Not `disabled`: that would throw the keyboard's focus away while the work is under way.
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      <span className={s.words} aria-hidden={busy || undefined}>
        {children}
      </span>
      {busy && (
        <span className={s.spinner}>
          <Spinner label={busyWords} />
        </span>
      )}
    </button>
  )
}
