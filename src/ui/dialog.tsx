import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import s from './dialog.module.css'
import { HelpContext } from './help.ts'
import { hasKeyboard } from './has-keyboard.ts'
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

/** What one types into: the first of these has the focus where there is a keyboard, and a phone keeps its own shut. */
const typedFields =
  ':is(input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=hidden]), textarea):enabled'

function OpenDialog({ onClose, title, children, actions, wide }: Omit<DialogProps, 'open'>) {
  const body = useRef<HTMLDivElement>(null)
  const id = useId()

  // What is in it is drawn once it is open: before, no field could take the focus.
  const [isShown, setShown] = useState(false)

  // What it returns runs while the dialog still stands in the page, so that `close` can give the focus back.
  const show = useCallback((dialog: HTMLDialogElement) => {
    dialog.showModal()
    setShown(true)
    return () => dialog.close()
  }, [])

  useLayoutEffect(() => {
    const hasOwn = body.current?.contains(document.activeElement) === true
    if (isShown && !hasOwn && hasKeyboard()) body.current?.querySelector<HTMLElement>(typedFields)?.focus()
  }, [isShown])

  return (
    <dialog
      ref={show}
      className={classes(s.dialog, wide && s.wide)}
      aria-labelledby={id}
      closedby="any"
      onCancel={event => {
        // A file picker inside it also sends `cancel`, which is not ours.
        if (event.target !== event.currentTarget) return
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
        <button type="button" className={classes('icon-button muted', s.close)} aria-label="Close" onClick={onClose}>
          <CrossIcon size={24} />
        </button>
      </div>
      {/* Focusable, so that a keyboard can scroll it. */}
      <div ref={body} className={s.body} tabIndex={-1}>
        {/* The drawer of help beside the page is out of reach from here: a word opens in its place. */}
        {isShown && <HelpContext value={undefined}>{children}</HelpContext>}
      </div>
      {isShown && actions && <div className={classes('wrap ruled gap-3 pad-5 pad-y-4', s.foot)}>{actions}</div>}
      <ToastOutlet />
    </dialog>
  )
}
