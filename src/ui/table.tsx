/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   the roles are written out because Safari drops a table's own once `display: block`, on a phone,
   is set on its parts. */
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import s from './table.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface Column<Row> {
  label: string
  cell: (row: Row) => ReactNode
  numeric?: boolean | undefined
  /** Ticks the row: on a phone beside what it is, not above it. */
  ticks?: true
  /** The heading needs no words for the eye, a column of verdicts for one. */
  hideLabel?: boolean | undefined
}

export interface TableProps<Row> {
  caption: string
  showCaption?: boolean | undefined
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** So many columns want more room than a tablet, or paper, has. */
const crowdedFrom = 6

/** Quiet rows; on a phone each becomes a small sheet of labels and values. */
export function Table<Row>({ caption, showCaption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <div className={classes('full container', columns.length >= crowdedFrom && s.crowded)}>
      <table className={classes(s.table, columns[0]?.ticks && s.ticked)} role="table">
        <caption className={showCaption ? s.caption : 'visually-hidden'}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(column => (
              <th key={column.label} role="columnheader" scope="col" className={column.numeric ? s.numeric : undefined}>
                {column.hideLabel ? <VisuallyHidden>{column.label}</VisuallyHidden> : column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(row => (
            <tr key={rowKey(row)} role="row">
              {columns.map(column => (
                <td key={column.label} role="cell" className={column.numeric ? s.numeric : undefined}>
                  <span className={s.label} aria-hidden="true">
                    {column.hideLabel ? '' : column.label}
                  </span>
                  <span>{column.cell(row)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
