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
} from '../../journey/shape.ts'
import type { Fragment, Sql } from '../database/database.ts'
import { written } from '../database/written.ts'

/** `from` is what follows the word in a statement about the person `p`, with its conditions. */
type Rows<F extends Fields> = { each: Columns<F>; from: Fragment; orderBy?: Fragment }
type NamedRows<F extends Fields> = { each: Columns<F>; name: Fragment; from: Fragment }

/** A value of its own for each fact. */
export type Columns<F extends Fields> = { readonly [Name in keyof F]: Column<F[Name]> }
type Column<S extends Shape> =
  S extends Leaf<unknown>
    ? Fragment
    : S extends Part<infer F>
      ? Columns<F>
      : S extends ByName<infer F>
        ? NamedRows<F>
        : S extends List<infer F> | Row<infer F> | Maybe<infer F>
          ? Rows<F>
          : never

type AnyColumns = { readonly [name: string]: AnyColumn }
type AnyColumn = Fragment | AnyColumns
/** About a person `p`, as one JSON column of a statement about them. */
export function jsonOf<F extends Fields>(sql: Sql, shape: Part<F>, columns: Columns<F>): Fragment
export function jsonOf(sql: Sql, { fields }: Part, columns: AnyColumns): Fragment {
  return sql`select ${objectOf(sql, fields, columns)}`
}

const objectOf = (sql: Sql, fields: Fields, columns: AnyColumns): Fragment =>
  sql`json_build_object(${Object.entries(fields)
    .map(([name, shape]) => sql`${name}::text, ${valueOf(sql, shape, columns[name], name)}`)
    .reduce((before, one) => sql`${before}, ${one}`)})`

function valueOf(sql: Sql, shape: Shape, column: AnyColumn | undefined, name: string): Fragment {
  if (shape.kind === 'leaf')
    return shape.moment === undefined
      ? sql`(${fragment(column, name)})`
      : written(sql, sql`(${fragment(column, name)})`)
  if (shape.kind === 'part') return objectOf(sql, shape.fields, columnsIn(column, name))
  const { each, from, orderBy, name: key } = columnsIn(column, name)
  const one = objectOf(sql, shape.fields, columnsIn(each, name))
  const rows = sql`from ${fragment(from, name)}`
  if (shape.kind === 'maybe') return sql`(select ${one} ${rows})`
  if (shape.kind === 'row')
    return sql`coalesce((select ${one} ${rows}), ${JSON.stringify(nothingIn(shape))}::text::json)`
  if (shape.kind === 'by-name')
    return sql`coalesce((select json_object_agg(${fragment(key, name)}, ${one}) ${rows}), '{}')`
  const order = orderBy === undefined ? sql`` : sql` order by ${fragment(orderBy, name)}`
  return sql`coalesce((select json_agg(${one}${order}) ${rows}), '[]')`
}

const isFragment = (column: AnyColumn | undefined): column is Fragment => column instanceof Promise

function fragment(column: AnyColumn | undefined, name: string): Fragment {
  if (isFragment(column)) return column
  throw new TypeError(`There is no column for '${name}'.`)
}

function columnsIn(column: AnyColumn | undefined, name: string): AnyColumns {
  if (column !== undefined && !isFragment(column)) return column
  throw new TypeError(`There are no columns for '${name}'.`)
}
