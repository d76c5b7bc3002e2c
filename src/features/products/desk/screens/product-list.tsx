import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { ListKeys } from '#src/ui/list-keys.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { formatDay } from '#src/values/dates.ts'
import { dollars, formatMoney } from '#src/values/money.ts'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { Shown } from '#src/features/desk-kit/screens/shown.tsx'
import { productKinds } from '#src/features/products/rules.ts'
import type { DeskProduct } from '../contract.ts'
import { kindLabels } from '../copy.ts'
import s from './desk-products.module.css'
import { catalogueQuery } from './queries.ts'

const columns: readonly Column<DeskProduct>[] = [
  { label: 'Product', cell: ({ id, title }) => <Link href={`/desk/products/${id}`}>{title}</Link> },
  { label: 'Partner', cell: ({ provider }) => provider },
  { label: 'Price', numeric: true, cell: ({ price }) => formatMoney(dollars(price)) },
  { label: 'SSN', cell: ({ needsSsn }) => (needsSsn ? 'Asked' : 'Not asked') },
  { label: 'Read', cell: ({ checkedOn }) => formatDay(Temporal.PlainDate.from(checkedOn)) },
  { label: 'Chosen', numeric: true, cell: ({ chosenBy }) => chosenBy },
  { label: 'Orders', numeric: true, cell: ({ underWay }) => underWay },
  { label: 'State', cell: product => <State product={product} /> },
]

/** What students compare, kind by kind, each with the day on which it was read. */
export function ProductList() {
  const list = useRef<HTMLDivElement>(null)
  return (
    <Screen
      title="Products"
      words="What partners offer students: bank accounts, credit cards, phone plans. Each says where and when it was read."
    >
      <div>
        <ButtonLink kind="primary" href="/desk/products/new">
          Add a product
        </ButtonLink>
      </div>
      <div ref={list} className={s.page}>
        <ListKeys list={list} what="product" />
        <Shown what="the products" query={useQuery(catalogueQuery)}>
          {products =>
            productKinds.map(kind => (
              <Kind key={kind} label={kindLabels[kind]} products={products.filter(product => product.kind === kind)} />
            ))
          }
        </Shown>
      </div>
    </Screen>
  )
}

const Kind = ({ label, products }: { label: string; products: readonly DeskProduct[] }) => (
  <section className={s.part}>
    <h2>{label}</h2>
    {products.length === 0 ? (
      <EmptyState level={3} title="None yet">
        Students read that nothing is listed. Add the first one above.
      </EmptyState>
    ) : (
      <Table caption={label} columns={columns} rows={products} rowKey={({ id }) => id} />
    )}
  </section>
)

export function State({ product: { retiredAt, isSample } }: { product: DeskProduct }) {
  if (retiredAt !== null) return <StatusTag tone="locked">Retired</StatusTag>
  return isSample ? <Tag>Sample</Tag> : <StatusTag tone="done">Offered</StatusTag>
}
