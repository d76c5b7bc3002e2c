import type { Binding } from '#src/ui/binding.ts'
import { Button } from '#src/ui/button.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { NumberInput } from '#src/ui/number-input.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { cellKey, mostRows, prices, readBands, type BandRow, type Cell } from '../bands/rules.ts'
import { bandNames } from '../copy.ts'
import { classes } from '#src/ui/classes.ts'
import s from './catalogue.module.css'

/** A row for each age: one says up to which, and the next begins a year later. */
export function BandsField({ name, value, onChange, onBlur, error }: Binding<readonly BandRow[]>) {
  const { bands, wrong } = readBands(value)
  const put = (at: number, cell: Cell, typed: string) =>
    onChange(value.map((row, index) => (index === at ? { ...row, [cell]: typed } : row)))
  return (
    <fieldset className="heads-3 stack-4" aria-label="Premiums by age, for a year">
      <h2 className="text-3">Premiums by age, for a year</h2>
      <div className={s.bandHead} aria-hidden="true">
        <span>Ages</span>
        <span>{bandNames.maxAge}</span>
        {prices.map(cell => (
          <span key={cell}>{bandNames[cell]}</span>
        ))}
      </div>
      <ol className={classes('stack-3 list', s.bands)}>
        {Array.from(value, (row, at) => {
          const said = (cell: Cell) => (error === undefined ? undefined : wrong.get(cellKey(at, cell)))
          const cellOf = (cell: Cell) => ({
            label: bandNames[cell],
            name: `${name}-${at}-${cell}`,
            value: row[cell],
            onChange: (typed: string) => put(at, cell, typed),
            onBlur,
            error: said(cell),
          })
          return (
            <li key={at} className={s.band}>
              <span className={classes('across semibold', s.ages)}>
                {bands[at]?.minAge} to {row.maxAge}
              </span>
              <NumberInput {...cellOf('maxAge')} />
              {prices.map(cell => (
                <NumberInput key={cell} {...cellOf(cell)} decimal />
              ))}
              <div className={s.remove}>
                <Button kind="link" onClick={() => onChange(value.filter((_, index) => index !== at))}>
                  Remove<VisuallyHidden> the row to age {row.maxAge}</VisuallyHidden>
                </Button>
              </div>
            </li>
          )
        })}
      </ol>
      {wrong.size === 0 && <FieldError id={`${name}-error`} error={error} />}
      {value.length < mostRows && (
        <div>
          <Button onClick={() => onChange([...value, following(value)])}>Add an age</Button>
        </div>
      )}
    </fieldset>
  )
}

/** Like the last one, for five years more. */
function following(rows: readonly BandRow[]): BandRow {
  const last = rows.at(-1)
  if (last === undefined) return noRow
  const age = Number(last.maxAge)
  return { ...last, maxAge: Number.isInteger(age) && age > 0 ? String(age + 5) : '' }
}

export const noRow: BandRow = {
  maxAge: '',
  retailPrice: '',
  retailPriceHC: '',
  insuranceCompanyPrice: '',
  insuranceCompanyPriceHC: '',
}
