import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { SaveBar } from '#src/ui/save-bar.tsx'
import { useSavedForm, versioned } from '#src/ui/saved-form.ts'
import { dayOf } from '#src/values/dates.ts'
import { SavedMeanwhile } from '#src/features/desk-kit/screens/changed-meanwhile.tsx'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { Shown } from '#src/features/desk-kit/screens/shown.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import type { DeskProduct } from '../contract.ts'
import { checkProduct } from '../rules.ts'
import s from './desk-products.module.css'
import { ProductFields } from './product-fields.tsx'
import { asSent, valuesOf, type ProductValues } from './product-values.ts'
import { catalogueQuery, productsDesk, useSaving } from './queries.ts'
import { Retirement } from './retirement.tsx'

/** A product: what it is, and whether it is offered. */
export function ProductPage({ id, me }: { id: string; me: string }) {
  const found = useQuery(catalogueQuery)
  const title = found.data?.find(product => product.id === id)?.title
  return (
    <Screen title={title ?? 'Product'} words={<Link href="/desk/products">Back to all products</Link>}>
      <Shown what="this product" query={found}>
        {products => {
          const product = products.find(one => one.id === id)
          return product === undefined ? <Missing /> : <Product product={product} me={me} />
        }}
      </Shown>
    </Screen>
  )
}

const Missing = () => (
  <EmptyState
    title="This product is not here"
    action={
      <ButtonLink kind="primary" href="/desk/products">
        To all products
      </ButtonLink>
    }
  >
    Its address may have been mistyped.
  </EmptyState>
)

const Product = ({ product, me }: { product: DeskProduct; me: string }) => (
  <div className={s.page}>
    {product.retiredAt !== null && (
      <Notice tone="wrong" title="Retired">
        Students see it no more. What was ordered stays.
      </Notice>
    )}
    <Editor product={product} me={me} />
    <Retirement product={product} />
  </div>
)

function Editor({ product, me }: { product: DeskProduct; me: string }) {
  const saving = useSaving()
  const [today] = useState(() => dayOf(Temporal.Now.instant()).toString())
  const saved = useSavedForm<ProductValues>({
    name: `product:${product.id}`,
    owner: me,
    saved: valuesOf(product),
    check: values => checkProduct(values, today),
    save: values => {
      const { kind: _, ...changed } = asSent(values)
      return saving(() => productsDesk.change(changed), 'Saved. Students see it now.')
    },
    ...versioned,
  })
  const { form } = saved
  return (
    <div className={s.form}>
      <SavedMeanwhile saved={saved} version={product.version} by={product.changedBy} at={product.changedAt} />
      <FormFrame form={form} label="The product">
        <ProductFields form={form} />
        {saved.state === 'unsaved' && (
          <p className={s.quiet}>
            What was ordered keeps its terms. A student who is about to order reads yours again first.
          </p>
        )}
        <SaveBar saved={saved} />
      </FormFrame>
      <p className={s.quiet}>
        Last changed <When at={product.changedAt} />
        {product.changedBy !== null && ` by ${product.changedBy}`}.
      </p>
    </div>
  )
}
