import { useMemo, useRef, useState, type ReactNode } from 'react'
import { anchorAt, type Span } from '#src/stages/sop-review/feedback/rules.ts'
import type { DeskVersion } from '../contract.ts'
import { onWhole, onWords, type Begun } from './draft-remarks.ts'
import type { EarlierShown } from './earlier.tsx'
import { EarlierList } from './earlier-list.tsx'
import { focusMark, showMark } from './mark-focus.ts'
import { marksOf } from './marks.ts'
import { Remarks } from './remarks.tsx'
import s from './sop-desk.module.css'
import { SopKeys } from './sop-keys.tsx'
import { SopText } from './sop-text.tsx'

type ReaderProps = {
  version: DeskVersion
  earlier: EarlierShown | undefined
  ways: ReactNode
  begun: Begun
  me: string
}

/** The text at the left, what is said of it at the right; on a phone below. */
export function Reader({ version, earlier, ways, begun, me }: ReaderProps) {
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
