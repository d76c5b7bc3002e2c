import { useReadWhen } from '#src/browser/reads.ts'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { students as studentsApi } from './api.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Link } from '#src/ui/link.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import s from './students.module.css'
import { useSettled } from '#src/features/desk-kit/screens/use-settled.ts'

type Target = { path: string; label: string; detail?: string | undefined }
type CommandProps = { pages: readonly Target[]; findsStudents: boolean }

/** Ctrl K or ⌘ K from anywhere at the desk: find a student, or go to a page. */
export function Command(props: CommandProps) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      // In a text with links it makes one.
      const isInText = event.target instanceof HTMLElement && event.target.isContentEditable
      if (
        isInText ||
        event.defaultPrevented ||
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey
      )
        return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <Button kind="link" aria-keyshortcuts="Control+K Meta+K" onClick={() => setOpen(true)}>
        Find
      </Button>
      {isOpen && <Finder {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

const openFirst = (list: HTMLElement | null) => list?.querySelector('a')?.click()

function Finder({ pages, findsStudents, onClose }: CommandProps & { onClose: () => void }) {
  const [text, setText] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const settled = useSettled(text.trim())
  const found = useReadWhen(findsStudents && settled !== '', studentsApi.find, { search: settled })
  const wanted = text.trim().toLowerCase()
  const isSearching = findsStudents && wanted !== '' && (settled !== text.trim() || found.isFetching)
  // Enter is pressed before the answer is there: it opens the first that answers this very text.
  const entered = useRef<string>(undefined)
  const students: readonly Target[] = (wanted === '' || isSearching ? [] : (found.data ?? []))
    .slice(0, 8)
    .map(student => ({
      path: `/desk/students/${student.id}`,
      label: student.name,
      detail: student.email === student.name ? undefined : (student.email ?? undefined),
    }))
  const targets = [...students, ...pages.filter(({ label }) => label.toLowerCase().includes(wanted))]
  const move = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const at = links.findIndex(link => link === document.activeElement)
    const isEnter = event.key === 'Enter' && at < 0
    if (isEnter && isSearching) entered.current = text
    else if (isEnter) openFirst(list.current)
    const next = { ArrowDown: links[at + 1], ArrowUp: links[at - 1] }[event.key]
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
    <Dialog open onClose={onClose} title={findsStudents ? 'Find a student or a page' : 'Find a page'}>
      <div role="presentation" className="stack-3" onKeyDown={move}>
        <TextInput
          type="search"
          name="find"
          label="Name, e-mail, phone or page"
          autoComplete="off"
          autoFocus
          value={text}
          onChange={setText}
        />
        <ul ref={list} className="stack list">
          {targets.map(({ path, label, detail }) => (
            <li key={path}>
              <Link href={path} className={s.target} onClick={onClose}>
                {label}
                {detail !== undefined && <span className="faint breakable">{detail}</span>}
              </Link>
            </li>
          ))}
        </ul>
        <output className="muted">
          {isSearching ? 'Searching…' : (found.error?.message ?? (targets.length === 0 && 'Nothing is called that.'))}
        </output>
      </div>
    </Dialog>
  )
}
