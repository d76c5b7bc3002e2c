import { useId, useState, type ReactNode } from 'react'
import s from './hard-word.module.css'
import { useSaid } from './help.ts'

type HardWordProps = {
  /** As it is called in the button's name: 'What does deductible mean?' */
  word: string
  /** The word as it stands in its sentence, underlined; without, a question mark beside it. */
  shown?: string
  /** What it means; rendered only once it is opened. */
  children: ReactNode
}

/** A button at a word, which opens what it means: in the drawer of help where there is one, else in its place. */
export function HardWord({ word, shown, children }: HardWordProps) {
  const help = useSaid([{ kind: 'word', name: word, content: children }])
  if (help === undefined) return <WordInPlace {...{ word, children, ...(shown !== undefined && { shown }) }} />
  return <button type="button" {...drawn(word, shown)} aria-haspopup="dialog" onClick={() => help.open(word)} />
}

/** A word in its sentence is read as the word. */
const drawn = (word: string, shown: string | undefined) =>
  shown === undefined
    ? { className: s.mark, 'aria-label': `What does ${word} mean?` }
    : { className: s.shown, children: shown }

/** The browser itself closes it by Escape or a press beside it, and takes the focus back to the mark. */
function WordInPlace({ word, shown, children }: HardWordProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" {...drawn(word, shown)} popoverTarget={id} />
      <span
        id={id}
        popover="auto"
        role="note"
        aria-label={word}
        tabIndex={-1}
        className={s.meaning}
        onToggle={event => {
          const opens = event.newState === 'open'
          setOpen(opens)
          // So that a screen reader reads it, and Escape leads back.
          if (opens) event.currentTarget.focus()
        }}
      >
        {isOpen && children}
      </span>
    </>
  )
}

/** The same mark, where what it explains opens over the page. */
export const HelpMark = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <button type="button" className={s.mark} aria-label={label} onClick={onPress} />
)
