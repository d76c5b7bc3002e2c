import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import s from './finder.module.css'
import { Link } from './link.tsx'
import { TextInput } from './text-input.tsx'

type FinderProps = {
  title: string
  label: string
  text: string
  onText: (text: string) => void
  /** Not all of what answers this text is there. */
  isSearching: boolean
  onClose: () => void
  /** What was found: links, or a button. */
  children: ReactNode
  /** What is said of it, such as that there is nothing. */
  words: ReactNode
}

const openFirst = (list: HTMLElement | null) => list?.querySelector<HTMLElement>('a, button')?.click()

/** One types a few letters, goes down with the arrow, or opens the first with Enter. */
export function Finder({ title, label, text, onText, isSearching, onClose, children, words }: FinderProps) {
  const list = useRef<HTMLDivElement>(null)
  // Enter is pressed before the answer is there: it opens the first that answers this very text.
  const entered = useRef<string>(undefined)
  const move = (event: KeyboardEvent) => {
    const found = [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
    const at = found.findIndex(one => one === document.activeElement)
    const isEnter = event.key === 'Enter' && at < 0
    if (isEnter && isSearching) entered.current = text
    else if (isEnter) openFirst(list.current)
    const next = { ArrowDown: found[at + 1], ArrowUp: found[at - 1] }[event.key]
    if (next === undefined && !isEnter) return
    event.preventDefault()
    next?.focus()
  }
  useEffect(() => {
    if (entered.current !== text || isSearching) return
    entered.current = undefined
    openFirst(list.current)
  }, [text, isSearching])
  return (
    <Dialog open onClose={onClose} title={title}>
      <div role="presentation" className="stack-3" onKeyDown={move}>
        <TextInput
          type="search"
          name="find"
          label={label}
          autoComplete="off"
          autoFocus
          value={text}
          onChange={onText}
        />
        <div ref={list} className="stack-3">
          {children}
        </div>
        <span role="status" className="muted">
          {words}
        </span>
      </div>
    </Dialog>
  )
}

type FoundProps = { name: string; detail?: string | undefined; href: string; onOpen: () => void }

export const Found = ({ name, detail, href, onOpen }: FoundProps) => (
  <li>
    <Link href={href} className={s.found} onClick={onOpen}>
      {name}
      {detail !== undefined && <span className="faint breakable">{detail}</span>}
    </Link>
  </li>
)
