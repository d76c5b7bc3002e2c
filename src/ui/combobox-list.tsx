/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   <datalist> cannot be styled, filled while typing or added to; the keys are the input's, as the
   ARIA combobox pattern has it. */
import { classes } from './classes.ts'
import s from './combobox.module.css'
import { PlusIcon } from './icons.tsx'
import type { ComboboxSource, ComboboxState, Row } from './use-combobox.ts'

interface Props {
  state: ComboboxState
  source: ComboboxSource
  label: string
}

export function ComboboxList({ state, source, label }: Props) {
  const { listId, rows, isBehind, active, isOpen, pick } = state
  const words = source.loading === true || isBehind ? 'Searching…' : countWords(source, rows)

  return (
    <>
      <span role="status" className="visually-hidden">
        {isOpen ? words : ''}
      </span>
      {isOpen && (
        <div className={s.list}>
          {rows.length === 0 && (
            <div className={s.quiet} aria-hidden="true">
              {words}
            </div>
          )}
          <div id={listId} role="listbox" aria-label={label}>
            {rows.map((row, at) => (
              <div
                key={'add' in row ? 'add' : row.option.value}
                id={`${listId}-${at}`}
                ref={at === active ? bringIntoView : undefined}
                role="option"
                tabIndex={-1}
                aria-selected={at === active}
                data-active={at === active || undefined}
                className={classes(s.option, 'add' in row && s.add)}
                // The focus stays in the input, or the list would shut before the click came.
                onMouseDown={event => event.preventDefault()}
                onClick={() => pick(row)}
              >
                <RowWords row={row} source={source} />
              </div>
            ))}
          </div>
        </div>
      )}
    </>
  )
}

function bringIntoView(row: HTMLElement | null) {
  row?.scrollIntoView({ block: 'nearest' })
}

function RowWords({ row, source }: { row: Row; source: ComboboxSource }) {
  if ('add' in row) {
    return (
      <>
        <PlusIcon />
        {source.addNew?.label(row.add)}
      </>
    )
  }
  return (
    <span>
      {row.option.label}
      {row.option.detail && <span className={s.detail}>{row.option.detail}</span>}
    </span>
  )
}

function countWords({ options, emptyWords }: ComboboxSource, rows: readonly Row[]) {
  if (options.length === 0) {
    return rows.length > 0 ? 'Not in our list. You can add it.' : (emptyWords ?? 'Nothing found')
  }
  return options.length === 1 ? '1 result' : `${options.length} results`
}
