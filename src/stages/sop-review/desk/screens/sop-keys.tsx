import type { RefObject } from 'react'
import { Shortcuts } from '#src/ui/shortcuts.tsx'

type SopKeysProps = {
  region: RefObject<HTMLElement | null>
  /** The remarks as they stand one after the other. */
  order: readonly string[]
  selected: string | undefined
  onGo: (id: string) => void
  onWhole: (() => void) | undefined
}

/** Through the text and what is said of it without a mouse. The text itself hears those that move in it. */
export function SopKeys({ region, order, selected, onGo, onWhole }: SopKeysProps) {
  const go = (step: 1 | -1) => {
    const at = selected === undefined ? -1 : order.indexOf(selected)
    const next = order[at < 0 ? 0 : Math.min(Math.max(at + step, 0), order.length - 1)]
    if (next !== undefined) onGo(next)
  }
  return (
    <Shortcuts
      shortcuts={[
        { keys: ['t'], words: 'Go to the text', act: () => region.current?.focus() },
        { keys: ['j', 'ArrowDown'], words: 'In the text: the next sentence' },
        { keys: ['k', 'ArrowUp'], words: 'In the text: the sentence before' },
        { keys: ['ArrowRight', 'ArrowLeft'], words: 'In the text: the next word, the one before' },
        { keys: ['Shift'], words: 'Held with any of these: select more' },
        { keys: ['Enter'], words: 'In the text: remark on what is selected' },
        { keys: ['n'], words: 'The next remark', act: () => go(1) },
        { keys: ['p'], words: 'The remark before', act: () => go(-1) },
        { keys: ['w'], words: 'Remark on the whole', ...(onWhole !== undefined && { act: onWhole }) },
        { keys: ['Ctrl+Enter'], words: 'In a remark: save it' },
      ]}
    />
  )
}
