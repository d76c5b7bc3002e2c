import { readOf, useRead } from '#src/browser/reads.ts'
import { cataloguePages } from '#src/features/desk-kit/catalogue/screens/catalogue-pages.tsx'
import { EntryStateTag, stateFilter } from '#src/features/desk-kit/catalogue/screens/entry-shown.tsx'
import { DeskQueue, type QueueFilter } from '#src/features/desk-kit/screens/queue.tsx'
import { perTime, criterionNames } from '#src/features/products/copy.ts'
import { criteria, productKinds, type Terms, type Criterion } from '#src/features/products/rules.ts'
import type { Bound } from '#src/records/fields.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Link } from '#src/ui/link.tsx'
import type { Column } from '#src/ui/table.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { formatDay } from '#src/values/dates.ts'
import { dollars, formatMoney } from '#src/values/money.ts'
import type { DeskProduct } from '../contract.ts'
import { checkNewProduct, checkProduct, newProductRecord, productRecord, longestTerm, kindLabels } from '../rules.ts'
import { productsDesk } from './api.ts'
import type { Binding } from '#src/ui/binding.ts'
import { Group } from '#src/ui/group.tsx'
import { TextArea } from '#src/ui/text-area.tsx'

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

/** What is asked of a product depends on what it is. */
function askedOf(typed: string) {
  const kind = productKinds.find(one => one === typed)
  return {
    without: [
      ...(kind === undefined ? (['terms'] as const) : []),
      ...(kind === 'phone-plan' ? [] : (['sims'] as const)),
    ],
    labels: { price: `Price ${kind === undefined ? 'a month' : perTime[kind]}` },
    own: {
      terms: (bound: Bound<Terms>) => <TermsFields {...bound} names={kind === undefined ? [] : criteria[kind]} />,
    },
  }
}

/** All that partners offer, one more, or the one that is open. */
export const DeskProducts = cataloguePages({
  catalogue: 'products',
  rereads: ['products'],
  what: 'product',
  title: 'Product',
  label: 'The product',
  back: { href: '/desk/products', to: 'all products' },
  retired: 'Students see it no more. What was ordered stays.',
  record: productRecord,
  List: ProductList,
  adding: {
    record: newProductRecord,
    draft: 'product:new',
    title: 'Add a product',
    button: 'Add the product',
    done: 'Added. Students see it now.',
    check: checkNewProduct,
    asked: ({ values }) => askedOf(values.kind),
    add: async typed => {
      const { id } = await productsDesk.add(typed)
      return `/desk/products/${id}`
    },
  },
  query: id => ({
    ...readOf(productsDesk.catalogue),
    select: (all: readonly DeskProduct[]) => all.find(product => product.id === id),
  }),
  entryOf: product => product,
  titleOf: ({ title }) => title,
  check: ({ kind }, typed, today) => checkProduct(typed, kind, today),
  asked: ({ kind }) => askedOf(kind),
  save: productsDesk.change,
  effect: () => (
    <p className="quiet">What was ordered keeps its terms. A student who is about to order reads yours again first.</p>
  ),
  shown: ({ id, title, retiredAt, chosenBy, underWay }) => ({
    isShown: retiredAt === null,
    publish: {
      label: 'Bring it back',
      done: `${title} is offered again.`,
      act: () => productsDesk.bringBack({ id }),
    },
    retire: {
      label: 'Retire this product',
      done: `${title} is no longer offered.`,
      act: () => productsDesk.retire({ id }),
    },
    confirm: {
      title: `Retire ${title}?`,
      words: (
        <>
          Students see it no more. Of the {chosenBy} who chose it, those who have not sent anything choose another. Its{' '}
          {underWay} orders under way stay.
        </>
      ),
      confirm: 'Retire it',
      keep: 'Keep offering it',
    },
  }),
})

/** What products of a kind are compared by, a text each. */
function TermsFields({ value, onChange, error, names }: Binding<Terms> & { names: readonly Criterion[] }) {
  const { label, hint } = productRecord.terms.look
  const field = (name: Criterion) => ({
    name,
    value: value[name] ?? '',
    onChange: (words: string) => onChange({ ...value, [name]: words }),
  })
  return (
    <Group label={label} hint={hint} error={error}>
      {() => (
        <div className="stack-4 tiles-4 top">
          {names.map(name => (
            <TextArea
              key={name}
              {...field(name)}
              label={criterionNames[name]}
              {...(name === 'papers' && { hint: 'One paper a line: students tick them.' })}
              minRows={name === 'papers' ? 4 : 1}
              maxLength={longestTerm}
            />
          ))}
        </div>
      )}
    </Group>
  )
}
