import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { RemarkView } from '#src/stages/sop-review/feedback/contract.ts'
import { anchorAt, type Anchor } from '#src/stages/sop-review/feedback/rules.ts'
import type { DeskVersion } from '#src/stages/sop-review/contract.ts'
import { editing, onWhole, spanOf, type Begun } from './draft-remarks.ts'
import { EditRemark } from './edit-remark.tsx'
import { numbersOf } from './marks.ts'
import { RemarkActions } from './remark-actions.tsx'
import { RemarkForm } from './remark-form.tsx'
import { Said } from './said.tsx'
import type { ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import s from './sop-desk.module.css'

type RemarksProps = {
  version: DeskVersion
  me: string
  begun: Begun
  selected: readonly string[]
  onSelect: (id: string) => void
  onBegin: (key: string) => void
  /** `back` is the remark that was changed, if one was. */
  onEnd: (key: string, back: string | null) => void
}

/** Said and being said, in the order of the text; what is about the whole comes last. */
export function Remarks(props: RemarksProps) {
  const { version, me, begun, selected, onBegin, onEnd } = props
  const { sopId, remarks, claimedBy } = version
  const isMine = claimedBy?.id === me
  const rows = rowsOf(version, begun.keys)
  return (
    <section className="heads-4 stack-3" aria-label="Remarks">
      <h2>Remarks {remarks.length > 0 && <span className="regular dim">{remarks.length}</span>}</h2>
      {!isMine && begun.keys.length > 0 && (
        <Notice tone="waiting">You do not have this SOP now. What you typed is kept; take it to save it.</Notice>
      )}
      {rows.length === 0 && <p className="quiet">{isMine ? howTo : 'Nothing is said of it yet.'}</p>}
      {rows.map(row =>
        'remark' in row ? (
          <OneRemark key={row.key} {...props} remark={row.remark} />
        ) : (
          <RemarkForm
            key={row.key}
            sopId={sopId}
            me={me}
            name={row.key}
            isNew={selected.includes(row.key)}
            place={row.place}
            onEnd={() => onEnd(row.key, null)}
          />
        ),
      )}
      {isMine && !begun.keys.includes(onWhole) && (
        <div>
          <Button onClick={() => onBegin(onWhole)}>Remark on the whole</Button>
        </div>
      )}
    </section>
  )
}

const howTo = 'Select words in the text and remark on them, or remark on the whole.'

function OneRemark({
  version,
  me,
  begun,
  selected,
  onSelect,
  onBegin,
  onEnd,
  remark,
}: RemarksProps & { remark: RemarkView }) {
  const { id } = remark
  const number = numbersOf(version.remarks).get(id)
  return (
    <RemarkCard remark={remark} number={number} isSelected={selected.includes(id)} onSelect={() => onSelect(id)}>
      {begun.keys.includes(editing(id)) ? (
        <EditRemark
          sopId={version.sopId}
          remark={remark}
          me={me}
          isNew={selected.includes(editing(id))}
          onEnd={() => onEnd(editing(id), id)}
        />
      ) : (
        <>
          <Said remark={remark} />
          {version.claimedBy?.id === me && (
            <RemarkActions
              id={id}
              name={number === undefined ? 'the remark on the whole' : `remark ${number}`}
              onEdit={() => onBegin(editing(id))}
            />
          )}
        </>
      )}
    </RemarkCard>
  )
}

type Row = { key: string; start: number } & ({ remark: RemarkView } | { place: Anchor | null })

function rowsOf({ text, remarks }: DeskVersion, begun: readonly string[]): readonly Row[] {
  const forms = begun.flatMap((key): Row[] => {
    const span = spanOf(key)
    if (span === undefined) return key === onWhole ? [{ key, start: Infinity, place: null }] : []
    const place = anchorAt(text, span.start, span.end)
    return place === undefined ? [] : [{ key, start: place.start, place }]
  })
  const said = remarks.map((remark): Row => ({ key: remark.id, start: remark.place?.start ?? Infinity, remark }))
  return [...said, ...forms].toSorted((one, other) => (one.start === other.start ? 0 : one.start - other.start))
}

type RemarkCardProps = {
  remark: RemarkView
  number: number | undefined
  isSelected: boolean
  onSelect: () => void
  children: ReactNode
}

/** What was said of some words; pressed, the words show themselves. */
function RemarkCard({ remark, number, isSelected, onSelect, children }: RemarkCardProps) {
  const { id, place } = remark
  return (
    <div
      className={classes('stack-2 box quoted pad-4 pad-y-3 breakable', s.card, isSelected && s.remarksSelected)}
      data-mark={id}
      tabIndex={-1}
    >
      {place === null ? (
        <h3 className={s.whole}>On the whole</h3>
      ) : (
        <button type="button" className={s.words} aria-pressed={isSelected} onClick={onSelect}>
          <span className={s.remarksNumber}>
            <VisuallyHidden>Remark </VisuallyHidden>
            {number}
          </span>
          <span className={s.quote}>{place.quote}</span>
        </button>
      )}
      {children}
    </div>
  )
}
