import { useRead } from '#src/browser/reads.ts'
import { EntryStateTag, stateFilter } from '#src/features/desk-kit/catalogue/screens/entry-shown.tsx'
import { DeskQueue, type QueueFilter } from '#src/features/desk-kit/screens/queue.tsx'
import { productKinds } from '#src/features/products/rules.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Link } from '#src/ui/link.tsx'
import type { Column } from '#src/ui/table.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { formatDay } from '#src/values/dates.ts'
import { dollars, formatMoney } from '#src/values/money.ts'
import type { DeskProduct } from '../contract.ts'
import { kindLabels } from '../copy.ts'
import { NewProduct } from './new-product.tsx'
import { ProductPage } from './product-page.tsx'
import { productsDesk } from './queries.ts'

type DeskProductsProps = { id: string | undefined; me: string }

/** All that partners offer, one more, or the one that is open. */
export function DeskProducts({ id, me }: DeskProductsProps) {
  if (id === undefined) return <ProductList />
  return id === 'new' ? <NewProduct me={me} /> : <ProductPage key={id} id={id} me={me} />
}

const stateOf = ({ retiredAt }: DeskProduct) => (retiredAt === null ? 'published' : 'retired')

const columns: readonly Column<DeskProduct>[] = [
  { label: 'Product', cell: ({ id, title }) => <Link href={`/desk/products/${id}`}>{title}</Link> },
  { label: 'Kind', cell: ({ kind }) => kindLabels[kind] },
  { label: 'Partner', cell: ({ provider }) => provider },
  { label: 'Price', numeric: true, cell: ({ price }) => formatMoney(dollars(price)) },
  { label: 'SSN', cell: ({ needsSsn }) => (needsSsn ? 'Asked' : 'Not asked') },
  { label: 'Read', cell: ({ checkedOn }) => formatDay(Temporal.PlainDate.from(checkedOn)) },
  { label: 'Chosen', numeric: true, cell: ({ chosenBy }) => chosenBy },
  { label: 'Orders', numeric: true, cell: ({ underWay }) => underWay },
  {
    label: 'State',
    cell: product =>
      product.isSample && product.retiredAt === null ? (
        <Tag>Sample</Tag>
      ) : (
        <EntryStateTag state={stateOf(product)} words={product.retiredAt === null ? 'Offered' : 'Retired'} />
      ),
  },
]

const kindFilter: QueueFilter<DeskProduct> = {
  name: 'kind',
  label: 'Kind',
  options: [
    { value: '', label: 'Every kind', isShown: () => true },
    ...productKinds.map(value => ({
      value,
      label: kindLabels[value],
      isShown: ({ kind }: DeskProduct) => kind === value,
    })),
  ],
}

/** What students compare, kind by kind, each with the day on which it was read. */
const ProductList = () => (
  <DeskQueue
    title="Products"
    words="What partners offer students: bank accounts, credit cards, phone plans. Each says where and when it was read."
    tools={
      <div>
        <ButtonLink kind="primary" href="/desk/products/new">
          Add a product
        </ButtonLink>
      </div>
    }
    what="product"
    all="the products"
    query={useRead(productsDesk.catalogue)}
    textOf={({ title, provider, kind }) => `${title} ${provider} ${kindLabels[kind]}`}
    filters={[kindFilter, stateFilter(stateOf)]}
    empty={{ title: 'None yet', words: 'Students read that nothing is listed. Add the first one above.' }}
    caption="Products"
    columns={columns}
    rowKey={({ id }) => id}
  />
)
