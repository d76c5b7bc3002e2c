import { useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { anchorAt, type Span } from '#src/stages/sop-review/feedback/rules.ts'
import type { DeskVersion } from '#src/stages/sop-review/contract.ts'
import { onWhole, onWords, type Begun } from './draft-remarks.ts'
import type { EarlierShown } from './earlier.tsx'
import { EarlierList } from './earlier-list.tsx'
import { marksOf } from './marks.ts'
import { Remarks } from './remarks.tsx'
import s from './sop-desk.module.css'
import { SopText } from './sop-text.tsx'
import { beginAnswer } from '#src/features/desk-kit/screens/pane.ts'
import { Shortcuts, type Shortcut } from '#src/ui/shortcuts.tsx'

type ReaderProps = {
  version: DeskVersion
  earlier: EarlierShown | undefined
  ways: ReactNode
  begun: Begun
  me: string
  /** Of the judgement. */
  keys: readonly Shortcut[]
}

/** The text at the left, what is said of it at the right; on a phone below. */
export function Reader({ version, earlier, ways, begun, me, keys }: ReaderProps) {
  const region = useRef<HTMLElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState<readonly string[]>([])
  const { text, remarks, claimedBy } = version
  const isMine = claimedBy?.id === me
  const marks = useMemo(() => marksOf(remarks, begun.keys, earlier), [remarks, begun.keys, earlier])

  const begin = (key: string) => {
    begun.begin(key)
    setSelected([key])
    // One that is open already is gone on with.
    list.current?.querySelector<HTMLElement>(`[data-mark="${key}"] textarea`)?.focus()
  }
  const remarkOn = (span: Span) => {
    const anchor = anchorAt(text, span.start, span.end)
    if (anchor !== undefined) begin(onWords(anchor))
  }
  const selectByText = (ids: readonly string[]) => {
    setSelected(ids)
    if (ids[0] !== undefined) showMark(list.current, ids[0])
  }
  const selectByCard = (id: string) => {
    setSelected([id])
    showMark(region.current, id)
  }
  const end = (key: string, back: string | null) => {
    const hadFocus = document.activeElement?.closest('[data-mark]')?.getAttribute('data-mark') === (back ?? key)
    begun.end(key)
    if (!hadFocus) return
    if (back !== null) focusMark(list.current, back)
    else region.current?.focus({ preventScroll: true })
  }
  return (
    <div className={s.reader}>
      <div className="stack-3 shrink">
        <div className="spread bottom gap-4 lines-2">
          {ways}
          <SopKeys
            region={region}
            order={remarks.map(({ id }) => id)}
            selected={selected[0]}
            onGo={id => {
              selectByCard(id)
              focusMark(list.current, id)
            }}
            more={keys}
            onWhole={isMine ? () => begin(onWhole) : undefined}
          />
        </div>
        <SopText
          region={region}
          text={text}
          marks={marks}
          selected={selected}
          onSelect={selectByText}
          onRemark={isMine ? remarkOn : undefined}
        />
      </div>
      <div className={s.right} ref={list}>
        <Remarks
          version={version}
          me={me}
          begun={begun}
          selected={selected}
          onSelect={selectByCard}
          onBegin={begin}
          onEnd={end}
        />
        {earlier !== undefined && <EarlierList earlier={earlier} selected={selected} onSelect={selectByCard} />}
      </div>
    </div>
  )
}

// Words and remarks find one another by the name of the mark.

const marked = (within: HTMLElement | null, id: string): HTMLElement | null =>
  within?.querySelector<HTMLElement>(`[data-on~="${CSS.escape(id)}"], [data-mark="${CSS.escape(id)}"]`) ?? null

const showMark = (within: HTMLElement | null, id: string): void =>
  marked(within, id)?.scrollIntoView({ block: 'nearest' })

const focusMark = (within: HTMLElement | null, id: string): void => marked(within, id)?.focus()

type SopKeysProps = {
  region: RefObject<HTMLElement | null>
  /** The remarks as they stand one after the other. */
  order: readonly string[]
  selected: string | undefined
  onGo: (id: string) => void
  onWhole: (() => void) | undefined
  more: readonly Shortcut[]
}

/** Through the text and what is said of it without a mouse. The text itself hears those that move in it. */
function SopKeys({ region, order, selected, onGo, onWhole, more }: SopKeysProps) {
  const go = (step: 1 | -1) => {
    const at = selected === undefined ? -1 : order.indexOf(selected)
    const next = order[at < 0 ? 0 : Math.min(Math.max(at + step, 0), order.length - 1)]
    if (next !== undefined) onGo(next)
  }
  return (
    <Shortcuts
      shortcuts={[
        { keys: ['t'], words: 'Go to the text', act: () => region.current !== null && beginAnswer(region.current) },
        { keys: ['j', 'ArrowDown'], words: 'In the text: the next sentence' },
        { keys: ['k', 'ArrowUp'], words: 'In the text: the sentence before' },
        { keys: ['ArrowRight', 'ArrowLeft'], words: 'In the text: the next word, the one before' },
        { keys: ['Shift'], words: 'Held with any of these: select more' },
        { keys: ['Enter'], words: 'In the text: remark on what is selected' },
        { keys: ['n'], words: 'The next remark', act: () => go(1) },
        { keys: ['p'], words: 'The remark before', act: () => go(-1) },
        { keys: ['w'], words: 'Remark on the whole', ...(onWhole !== undefined && { act: onWhole }) },
        ...more,
        { keys: ['Ctrl+Enter'], words: 'In a remark: save it. Elsewhere: see what would be published' },
      ]}
    />
  )
}
