import { classes } from '#src/ui/classes.ts'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { PlusIcon } from '#src/ui/icons.tsx'
import s from '#src/features/people/screens/profile.module.css'
import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'

export type Entry = {
  id: string
  title: string
  details: readonly string[]
  tag?: ReactNode
}

export type RecordsProps<R extends { id: string }> = {
  title: string
  /** Shown while the list is empty. */
  empty: string
  add: string
  /** By group, in order; a group without a name has no heading. */
  groups: readonly { name?: string; records: readonly R[] }[]
  entry: (record: R) => Entry
  /** The form for a new record, or for one that is there. */
  renderEditor: (record: R | undefined, close: () => void) => ReactNode
  remove: (record: R) => Promise<unknown>
}

const fresh = 'new'

/** A list that one adds to, changes and takes from; one form is open at a time. */
export function Records<R extends { id: string }>(props: RecordsProps<R>) {
  const { title, empty, add, groups, entry, renderEditor, remove } = props
  const [open, setOpen] = useState<string>()
  const place = useRef<HTMLElement>(null)
  const close = () => setOpen(undefined)
  useReturningFocus(place, open)
  const shown = groups.filter(group => group.records.length > 0)
  const noteRemoved = useFocusAfterRemoval(place, shown)

  return (
    <section ref={place} className={classes('heads-4 stack-4', s.part)} aria-label={title}>
      <div className="row-3 apart">
        <h2>{title}</h2>
        {open !== fresh && (
          <Button data-opens={fresh} onClick={() => setOpen(fresh)}>
            <PlusIcon /> {add}
          </Button>
        )}
      </div>
      {open === fresh && <Card>{renderEditor(undefined, close)}</Card>}
      {shown.length === 0 && open !== fresh && <p className="muted">{empty}</p>}
      {shown.map(group => (
        <div key={group.name ?? ''} className={classes('stack-2', s.group)}>
          {group.name !== undefined && <h3>{group.name}</h3>}
          <ul className="stack-3 list">
            {group.records.map(record =>
              open === record.id ? (
                <Card key={record.id} as="li">
                  {renderEditor(record, close)}
                </Card>
              ) : (
                <Row
                  key={record.id}
                  entry={entry(record)}
                  onEdit={() => setOpen(record.id)}
                  onRemove={() => remove(record).then(noteRemoved)}
                />
              ),
            )}
          </ul>
        </div>
      ))}
    </section>
  )
}

type RowProps = { entry: Entry; onEdit: () => void; onRemove: () => Promise<unknown> }

function Row({ entry, onEdit, onRemove }: RowProps) {
  return (
    <li className={s.record}>
      <div className="share shrink close">
        <strong>{entry.title}</strong> {entry.tag !== undefined && <span className={s.tag}>{entry.tag}</span>}
        {entry.details.filter(Boolean).map(detail => (
          <span key={detail} className={s.detail}>
            {detail}
          </span>
        ))}
      </div>
      <div className="flex gap-5">
        <Button kind="link" data-opens={entry.id} aria-label={`Edit ${entry.title}`} onClick={onEdit}>
          Edit
        </Button>
        <ConfirmVerb
          label="Remove"
          aria-label={`Remove ${entry.title}`}
          title={`Remove ${entry.title}?`}
          confirm="Remove"
          keep="Keep it"
          act={onRemove}
          rereads={['profile']}
        >
          <p>It is taken out of your profile for good. You can enter it again.</p>
        </ConfirmVerb>
      </div>
    </li>
  )
}

/** The form takes the focus when it opens, and gives it back to the button that opened it. */
function useReturningFocus(place: React.RefObject<HTMLElement | null>, open: string | undefined): void {
  const before = useRef<string>(undefined)
  const move = useEffectEvent(() => {
    const left = before.current
    before.current = open
    if (open !== undefined) place.current?.querySelector<HTMLElement>('form :is(input, select, textarea)')?.focus()
    else if (left !== undefined) buttonOf(place.current, left)?.focus()
  })
  useEffect(() => move(), [open])
}

/** The button that was pressed goes with its row: what is left to press is the one that adds. */
function useFocusAfterRemoval(
  place: React.RefObject<HTMLElement | null>,
  groups: readonly { records: readonly unknown[] }[],
) {
  const isRemoved = useRef(false)
  const count = groups.reduce((sum, { records }) => sum + records.length, 0)
  useEffect(() => {
    if (isRemoved.current) buttonOf(place.current, fresh)?.focus()
    isRemoved.current = false
  }, [place, count])
  return () => void (isRemoved.current = true)
}

const buttonOf = (place: HTMLElement | null, id: string): HTMLElement | null | undefined =>
  place?.querySelector<HTMLElement>(`[data-opens="${id}"]`) ??
  place?.querySelector<HTMLElement>(`[data-opens="${fresh}"]`)
