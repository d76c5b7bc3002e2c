import { useEffect, useEffectEvent, useState } from 'react'
import type { RefObject } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import s from './shortcuts.module.css'

export interface Shortcut {
  /** As the browser calls them: 'j', 'ArrowDown', '?'. */
  keys: readonly string[]
  /** What it does, as the list of keys says it. */
  words: string
  /** Without it the key is only named there: the browser does it anyway. */
  act?: (key: string) => void
  /** Only while the focus is in here: arrows scroll whatever else they are pressed in. */
  within?: RefObject<HTMLElement | null>
  /** The key itself still arrives, in whatever has the focus by then. */
  isTyped?: true
}

/** Keys for who does the same all day, and '?' for which they are. */
export function Shortcuts({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const [isOpen, setOpen] = useState(false)
  const help: Shortcut = { keys: ['?'], words: 'Show these keys', act: () => setOpen(true) }
  const all = [...shortcuts, help]
  usePresses(all)
  return (
    <>
      <div className={s.hint}>
        <Button kind="link" onClick={() => setOpen(true)}>
          Keys
        </Button>
      </div>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Keys">
        <dl className="stack">
          {all.map(({ keys, words }) => (
            <div key={words} className={s.row}>
              <dt>
                {keys.map(key => (
                  <kbd key={key} className={s.key}>
                    {names[key] ?? key}
                  </kbd>
                ))}
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  )
}

const names: Record<string, string | undefined> = { ArrowDown: '↓', ArrowUp: '↑', ArrowLeft: '←', ArrowRight: '→' }

function usePresses(shortcuts: readonly Shortcut[]): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isFree(event)) return
    const { key, target } = event
    const found = shortcuts.find(({ keys, within }) => keys.includes(key) && isIn(target, within))
    if (found?.act === undefined) return
    if (found.isTyped !== true) event.preventDefault()
    found.act(key)
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

const isIn = (target: EventTarget | null, within: Shortcut['within']): boolean =>
  within === undefined || (target instanceof Node && within.current?.contains(target) === true)

/** Whatever takes typing keeps its keys, and so does a dialog; so do those that command the browser itself. */
export function isFree({ defaultPrevented, isComposing, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return false
  if (document.querySelector('dialog[open]') !== null) return false
  return !(target instanceof Element && target.closest(takesTyping) !== null)
}

const takesTyping =
  'input:not([type=checkbox]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="listbox"], [role="menu"], [role="radiogroup"]'
