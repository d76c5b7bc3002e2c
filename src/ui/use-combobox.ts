import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'

export interface ComboboxOption {
  value: string
  label: string
  detail?: string | undefined
}

export interface AddNew {
  /** 'Add "Univ of X"'. */
  label: (text: string) => string
  onAdd: (text: string) => void
}

export interface ComboboxSource {
  /** What the last query found. */
  options: readonly ComboboxOption[]
  /** The query that they answer: they never stand under another, and nothing is added that was not looked for. */
  answered: string | undefined
  onQuery: (text: string) => void
  /** Milliseconds of quiet before a query goes out. */
  delay?: number
  loading?: boolean | undefined
  emptyWords?: string | undefined
  addNew?: AddNew | undefined
}

export type Row = { option: ComboboxOption } | { add: string }

export interface ComboboxState {
  listId: string
  rows: readonly Row[]
  /** What is typed has not been asked for yet. */
  isBehind: boolean
  active: number
  isOpen: boolean
  /** What is being typed; null while nobody types. */
  text: string | null
  type: (text: string) => void
  pick: (row: Row) => void
  open: () => void
  shut: () => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** The keyboard and the list of the ARIA combobox pattern, for one value and for several. */
export function useCombobox(
  { options, answered, onQuery, delay = 150, addNew }: ComboboxSource,
  onPick: (option: ComboboxOption) => void,
): ComboboxState {
  const listId = useId()
  const [text, setText] = useState<string | null>(null)
  const [asked, setAsked] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wanted = text?.trim() ?? ''
  const rows = wanted === answered ? listRows(options, wanted, addNew !== undefined) : []

  useEffect(() => () => clearTimeout(timer.current), [])

  function ask(query: string) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setAsked(query.trim())
      onQuery(query.trim())
    }, delay)
  }

  function type(next: string) {
    setText(next)
    setOpen(true)
    setActive(-1)
    ask(next)
  }

  function open() {
    if (isOpen) return
    setOpen(true)
    setActive(-1)
    ask(text ?? '')
  }

  function shut() {
    clearTimeout(timer.current)
    setOpen(false)
    setActive(-1)
    setText(null)
  }

  function pick(row: Row) {
    shut()
    if ('add' in row) addNew?.onAdd(row.add)
    else onPick(row.option)
  }

  function move(by: number) {
    if (!isOpen) return open()
    // One place more than there are rows: the text itself, from which both ends are one step away.
    setActive(((active + 1 + by + rows.length + 1) % (rows.length + 1)) - 1)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const row = rows[active]
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && isOpen && row) pick(row)
    else if (event.key === 'Escape' && isOpen) shut()
    else return
    event.preventDefault()
    // Escape shuts the list and not the dialog around it.
    event.stopPropagation()
  }

  return { listId, rows, isBehind: wanted !== asked, active, isOpen, text, type, pick, open, shut, onKeyDown }
}

function listRows(options: readonly ComboboxOption[], wanted: string, takesNew: boolean): Row[] {
  const found: Row[] = options.map(option => ({ option }))
  const isThere = options.some(({ label }) => label.toLowerCase() === wanted.toLowerCase())
  return takesNew && wanted !== '' && !isThere ? [...found, { add: wanted }] : found
}
