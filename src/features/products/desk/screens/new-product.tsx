import { useState } from 'react'
import { useLocation } from 'wouter'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { Link } from '#src/ui/link.tsx'
import { SaveBar } from '#src/ui/save-bar.tsx'
import { useSavedForm } from '#src/ui/saved-form.ts'
import { Select } from '#src/ui/select.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { dayOf } from '#src/values/dates.ts'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { productKinds } from '#src/features/products/rules.ts'
import { kindLabels } from '../copy.ts'
import { checkProduct, checkProductId } from '../rules.ts'
import s from '#src/features/products/screens/products.module.css'
import { ProductFields } from './product-fields.tsx'
import { contentOf, noProduct } from './product-values.ts'
import { productsDesk } from './queries.ts'
import { useSaving } from '#src/features/desk-kit/screens/use-saving.ts'

/** Students see it as soon as it is added. */
export function NewProduct({ me }: { me: string }) {
  const [, navigate] = useLocation()
  const saving = useSaving('products')
  const [today] = useState(() => dayOf(Temporal.Now.instant()).toString())
  const saved = useSavedForm({
    name: 'product:new',
    owner: me,
    saved: noProduct,
    check: values => ({ ...checkProduct(values, today), ...checkProductId(values.id) }),
    save: async values => {
      const added = { id: values.id, kind: values.kind, ...contentOf(values) }
      await saving(() => productsDesk.add(added), 'Added. Students see it now.')
      navigate(`/desk/products/${values.id}`)
    },
  })
  const { form } = saved
  return (
    <Screen title="Add a product" words={<Link href="/desk/products">Back to all products</Link>}>
      <div className={s.form}>
        <FormFrame form={form} label="The product">
          <div className="stack-4 tiles-4 top">
            <Select
              {...form.field('kind')}
              label="What it is"
              options={productKinds.map(value => ({ value, label: kindLabels[value] }))}
            />
            <TextInput
              {...form.field('id')}
              label="Id"
              hint="It stays as it is: small letters, digits and dashes."
              autoCapitalize="none"
              spellCheck={false}
              maxLength={60}
            />
          </div>
          <ProductFields form={form} />
          <SaveBar saved={saved} words="Add the product" onCancel={() => navigate('/desk/products')} />
        </FormFrame>
      </div>
    </Screen>
  )
}
