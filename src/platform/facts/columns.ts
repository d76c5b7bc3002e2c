// The statement that loads the facts of a shape: each fact has its column, no fact is missing, and what isn't in the
// shape isn't loaded. The compiler checks it, at each level.
import {
  nothingIn,
  type ByName,
  type Fields,
  type Leaf,
  type List,
  type Maybe,
  type Part,
  type Row,
  type Shape,
} from '#src/journey/shape.ts'

/** `from` is what follows the word in a statement about the person `p`, with its conditions. */
type Rows<F extends Fields> = { each: Columns<F>; from: string; orderBy?: string }
type NamedRows<F extends Fields> = { each: Columns<F>; name: string; from: string }

/** A value of its own for each fact. */
export type Columns<F extends Fields> = { readonly [Name in keyof F]: Column<F[Name]> }
type Column<S extends Shape> =
  S extends Leaf<unknown>
    ? string
    : S extends Part<infer F>
      ? Columns<F>
      : S extends ByName<infer F>
        ? NamedRows<F>
        : S extends List<infer F> | Row<infer F> | Maybe<infer F>
          ? Rows<F>
          : never

type AnyColumns = { readonly [name: string]: AnyColumn }
type AnyColumn = string | AnyColumns
/**
 * About a person `p`, as one JSON column of a statement about them. Plain text, put together once: it takes no values, and
 * the driver would put hundreds of pieces together again for each read.
 */
export function jsonOf<F extends Fields>(shape: Part<F>, columns: Columns<F>): string
export function jsonOf({ fields }: Part, columns: AnyColumns): string {
  return `select ${objectOf(fields, columns)}`
}

const objectOf = (fields: Fields, columns: AnyColumns): string =>
  `json_build_object(${Object.entries(fields)
    .map(([name, shape]) => `'${name}', ${valueOf(shape, columns[name], name)}`)
    .join(', ')})`

function valueOf(shape: Shape, column: AnyColumn | undefined, name: string): string {
  if (shape.kind === 'leaf') return shape.moment === undefined ? `(${text(column, name)})` : written(text(column, name))
  if (shape.kind === 'part') return objectOf(shape.fields, columnsIn(column, name))
  const { each, from, orderBy, name: key } = columnsIn(column, name)
  const one = objectOf(shape.fields, columnsIn(each, name))
  const rows = `from ${text(from, name)}`
  if (shape.kind === 'maybe') return `(select ${one} ${rows})`
  if (shape.kind === 'row') return `coalesce((select ${one} ${rows}), '${JSON.stringify(nothingIn(shape))}')`
  if (shape.kind === 'by-name') return `coalesce((select json_object_agg(${text(key, name)}, ${one}) ${rows}), '{}')`
  const order = orderBy === undefined ? '' : ` order by ${text(orderBy, name)}`
  return `coalesce((select json_agg(${one}${order}) ${rows}), '[]')`
}

/** As facts have moments, so that they compare as text. */
const written = (moment: string): string => `to_char((${moment}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

function text(column: AnyColumn | undefined, name: string): string {
  if (typeof column === 'string') return column
  throw new TypeError(`There is no column for '${name}'.`)
}

function columnsIn(column: AnyColumn | undefined, name: string): AnyColumns {
  if (typeof column === 'object') return column
  throw new TypeError(`There are no columns for '${name}'.`)
}
