import type { DeskProduct } from '../contract.ts'
import type { ProductTyped } from '../rules.ts'

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
  id: product.id,
  version: product.version,
  kind: product.kind,
  provider: product.provider,
  title: product.title,
  pitch: product.pitch,
  needsSsn: product.needsSsn,
  price: (product.price / 100).toFixed(2),
  terms: product.terms,
  sims: product.sims,
  website: product.website ?? '',
  source: product.source,
  checkedOn: product.checkedOn,
  isSample: product.isSample,
  place: String(product.place),
})

export const asSent = ({ sims, ...values }: ProductValues) => ({ ...values, sims: [...sims] })
