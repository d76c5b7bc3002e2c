import type { DeskProduct } from '../contract.ts'
import { typedProduct, type ProductTyped } from '../rules.ts'

export type ProductValues = ProductTyped & { id: string; version: number }

export const noProduct: ProductValues = {
  id: '',
  version: 0,
  kind: '',
  provider: '',
  title: '',
  pitch: '',
  needsSsn: false,
  price: '',
  terms: {},
  sims: [],
  website: '',
  source: '',
  checkedOn: '',
  isSample: false,
  place: '10',
}

export const valuesOf = (product: DeskProduct): ProductValues => ({
  ...typedProduct(product),
  id: product.id,
  version: product.version,
  kind: product.kind,
})

/** What it says, without what names it. */
export const contentOf = ({ id: _id, version: _version, kind: _kind, sims, ...values }: ProductValues) => ({
  ...values,
  sims: [...sims],
})
