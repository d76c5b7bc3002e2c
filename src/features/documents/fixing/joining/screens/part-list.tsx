import { useRef, useState, type ReactNode } from 'react'
import { ArrowIcon, CrossIcon } from '#src/ui/icons.tsx'
import { classes } from '#src/ui/classes.ts'
import { sizeWords } from '../../../rules.ts'
import * as copy from '../rules.ts'
import { shifted } from '../rules.ts'
import type { Part } from './join.ts'
import s from '#src/features/documents/fixing/screens/fixing.module.css'

type PartListProps = { parts: readonly Part[]; onChange: (parts: readonly Part[]) => void }

/** Up, down, turned or taken out by buttons; what became of it is read out. */
export function PartList({ parts, onChange }: PartListProps) {
  const [news, setNews] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const shift = (index: number, by: -1 | 1) => {
    const part = parts[index]
    if (part === undefined) return
    onChange(shifted(parts, index, by))
    setNews(copy.moved(part.file.name, index + by + 1, parts.length))
  }
  const turn = (part: Part) => {
    const turns = (part.turns + 1) % 4
    onChange(parts.map(one => (one === part ? { ...part, turns } : one)))
    setNews(copy.turned(part.file.name, turns * 90))
  }
  return (
    <>
      {/* The keyboard is brought here when the row that it was in goes away. */}
      <ol className="list ruled" aria-label={copy.listName} tabIndex={-1} ref={list}>
        {parts.map((part, index) => {
          const { name, size } = part.file
          return (
            <li key={part.key} className="row-4 apart ruled-below lines-2 pad-y-2">
              <span className="stack share shrink">
                <strong className="breakable">{name}</strong>
                <span className="quiet">
                  {copy.pages(part.pages)}, {sizeWords(size)}
                  {part.turns > 0 && `, ${copy.turnedBy(part.turns * 90)}`}
                </span>
              </span>
              <span className="flex">
                <IconButton label={copy.up(name)} isOff={index === 0} onPress={() => shift(index, -1)}>
                  <ArrowIcon size={20} className={s.up} />
                </IconButton>
                <IconButton label={copy.down(name)} isOff={index === parts.length - 1} onPress={() => shift(index, 1)}>
                  <ArrowIcon size={20} className={s.down} />
                </IconButton>
                <IconButton label={copy.turn(name)} onPress={() => turn(part)}>
                  <span aria-hidden="true">↻</span>
                </IconButton>
                <IconButton
                  label={copy.remove(name)}
                  onPress={() => {
                    onChange(parts.filter(one => one !== part))
                    setNews(copy.removed(name))
                    list.current?.focus()
                  }}
                >
                  <CrossIcon size={20} />
                </IconButton>
              </span>
            </li>
          )
        })}
      </ol>
      <span role="status" className="visually-hidden">
        {news}
      </span>
    </>
  )
}

type IconButtonProps = { label: string; isOff?: boolean; onPress: () => void; children: ReactNode }

/** Not `disabled` at an end: the keyboard would lose its place. */
const IconButton = ({ label, isOff = false, onPress, children }: IconButtonProps) => (
  <button
    type="button"
    className={classes('icon-button', isOff && s.off)}
    aria-label={label}
    aria-disabled={isOff || undefined}
    onClick={() => {
      if (!isOff) onPress()
    }}
  >
    {children}
  </button>
)
