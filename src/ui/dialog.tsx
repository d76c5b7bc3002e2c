import { useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import s from './dialog.module.css'
import { CrossIcon } from './icons.tsx'
import { ToastOutlet } from './toast-outlet.tsx'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons that stay in sight while the rest scrolls. */
  actions?: ReactNode
  wide?: boolean | undefined
}

/** The browser's own modal: it holds the focus, makes the page inert and gives the focus back. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({ onClose, title, children, actions, wide }: Omit<DialogProps, 'open'>) {
  const node = useRef<HTMLDialogElement>(null)
  const id = useId()

  // A layout effect: its end runs while the dialog still stands in the page, so that `close` can
  // give the focus back.
  useLayoutEffect(() => {
    const dialog = node.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])

  return (
    <dialog
      ref={node}
      className={classes(s.dialog, wide && s.wide)}
      aria-labelledby={id}
      closedby="any"
      onCancel={event => {
        // A file picker inside it also sends `cancel`, which is not ours.
        if (event.target !== node.current) return
        event.preventDefault()
        onClose()
      }}
      // The browser may shut it without asking, at a second Escape.
      onClose={event => {
        if (!event.currentTarget.open) onClose()
      }}
    >
      <div className={s.head}>
        <h2 id={id}>{title}</h2>
        <button type="button" className={s.close} aria-label="Close" onClick={onClose}>
          <CrossIcon size={24} />
        </button>
      </div>
      {/* Focusable, so that a keyboard can scroll it. */}
      <div className={s.body} tabIndex={-1}>
        {children}
      </div>
      {actions && <div className={s.foot}>{actions}</div>}
      <ToastOutlet />
    </dialog>
  )
}
