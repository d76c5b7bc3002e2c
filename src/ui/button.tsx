import type { ComponentProps, ReactNode } from 'react'
import s from './button.module.css'
import { classes } from './classes.ts'
import { SpinnerMark } from './spinner.tsx'
import { useWritten } from './written.ts'

export type ButtonKind = 'primary' | 'quiet' | 'link' | 'danger'

/** The one yellow thing: on the page of a step it stands in the bar at the foot. */
export const theAction = { 'data-action': '' }

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
  const isSoon = useWritten() && type === 'submit'
  return (
    <>
      <button
        {...rest}
        type={busy ? 'button' : type}
        className={classes(s.button, s[kind], wide && s.wide, busy && s.busy, isSoon && s.soon)}
        {...(kind === 'primary' && theAction)}
        disabled={isSoon || rest.disabled}
        // Not `disabled`: that would throw the keyboard's focus away while the work is under way.
        aria-disabled={busy || rest['aria-disabled']}
        onClick={busy ? undefined : onClick}
      >
        <span className={s.words}>{children}</span>
        {busy && (
          <span className={s.spinner}>
            <SpinnerMark />
          </span>
        )}
      </button>
      {/* Beside the button and there from the start: a live region inside it would not be heard. */}
      <span role="status" className="visually-hidden">
        {busy ? busyWords : ''}
      </span>
    </>
  )
}
