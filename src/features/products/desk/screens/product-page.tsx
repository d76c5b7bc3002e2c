import { readOf } from '#src/browser/reads.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EntryEditor } from '#src/features/desk-kit/catalogue/screens/entry-editor.tsx'
import { EntryShown } from '#src/features/desk-kit/catalogue/screens/entry-shown.tsx'
import { DeskPage } from '#src/features/desk-kit/screens/desk-page.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { dayOf } from '#src/values/dates.ts'
import type { DeskProduct } from '../contract.ts'
import { checkProduct } from '../rules.ts'
import s from '#src/features/products/screens/products.module.css'
import { ProductFields } from './product-fields.tsx'
import { contentOf, valuesOf, type ProductValues } from './product-values.ts'
import { productsDesk } from './queries.ts'

const rereads = ['products'] as const

/** A product: what it is, and whether it is offered. */
export function ProductPage({ id, me }: { id: string; me: string }) {
  const found = useQuery({
    ...readOf(productsDesk.catalogue),
    select: products => products.find(product => product.id === id),
  })
  return (
    <DeskPage
      title={found.data?.title ?? 'Product'}
      what="product"
      back={{ href: '/desk/products', to: 'all products' }}
      query={found}
    >
      {product => (
        <div className={s.page}>
          {product.retiredAt !== null && (
            <Notice tone="wrong" title="Retired">
              Students see it no more. What was ordered stays.
            </Notice>
          )}
          <Editor product={product} me={me} />
          <Retirement product={product} />
        </div>
      )}
    </DeskPage>
  )
}

function Editor({ product, me }: { product: DeskProduct; me: string }) {
  const [today] = useState(() => dayOf(Temporal.Now.instant()).toString())
  return (
    <EntryEditor<ProductValues>
      catalogue="products"
      entry={product}
      me={me}
      label="The product"
      values={valuesOf(product)}
      check={values => checkProduct(values, today)}
      save={values => productsDesk.change({ id: product.id, version: values.version, ...contentOf(values) })}
      rereads={rereads}
      contentOf={contentOf}
      renderEffect={() => (
        <p className="quiet">
          What was ordered keeps its terms. A student who is about to order reads yours again first.
        </p>
      )}
    >
      {form => <ProductFields form={form} />}
    </EntryEditor>
  )
}

const Retirement = ({ product: { id, title, retiredAt, chosenBy, underWay } }: { product: DeskProduct }) => (
  <EntryShown
    isShown={retiredAt === null}
    rereads={rereads}
    publish={{
      label: 'Bring it back',
      done: `${title} is offered again.`,
      act: () => productsDesk.bringBack({ id }),
    }}
    retire={{
      label: 'Retire this product',
      done: `${title} is no longer offered.`,
      act: () => productsDesk.retire({ id }),
    }}
    confirm={{
      title: `Retire ${title}?`,
      words: (
        <>
          Students see it no more. Of the {chosenBy} who chose it, those who have not sent anything choose another. Its{' '}
          {underWay} orders under way stay.
        </>
      ),
      confirm: 'Retire it',
      keep: 'Keep offering it',
    }}
  />
)
