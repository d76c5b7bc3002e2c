import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { CrossIcon } from './icons.tsx'
import s from './side-panel.module.css'

type SidePanelProps = { title: ReactNode; children: ReactNode; onClose: () => void }

/** Beside the page, which stays alive: one can read there and write here. For windows wide enough for both. */
export function SidePanel({ title, children, onClose }: SidePanelProps) {
  const node = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const dialog = node.current
    const before = document.activeElement
    dialog?.show()
    return () => {
      const hadFocus = dialog?.contains(document.activeElement) === true
      dialog?.close()
      // What opened it may be hidden as long as the panel is in the page.
      if (hadFocus && before instanceof HTMLElement) requestAnimationFrame(() => before.focus())
    }
  }, [])
  return (
    <dialog
      ref={node}
      className={s.panel}
      aria-labelledby={id}
      data-side-panel=""
      onKeyDown={event => {
        // A dialog that was opened from it closes by itself.
        const isHere = event.target instanceof Element && event.target.closest('dialog') === node.current
        if (event.key === 'Escape' && isHere && !event.defaultPrevented) onClose()
      }}
    >
      <div className={s.head}>
        <h2 id={id}>{title}</h2>
        <button type="button" className="icon-button muted" aria-label="Close" onClick={onClose}>
          <CrossIcon size={24} />
        </button>
      </div>
      <div className={s.body} tabIndex={-1}>
        {children}
      </div>
    </dialog>
  )
}
