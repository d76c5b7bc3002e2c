// Facts of what is chosen and ordered, at hours of one day, for the grids of the stages that hang on them.
import type { loadedProducts } from '../src/features/products/facts.shape.ts'
import type { ProductKind } from '../src/features/products/rules.ts'
import type { StepView } from '../src/journey/views.ts'
import type { Given } from './filled.ts'

export const [early, noon, late, evening] = [
  '2026-06-15T06:00:00.000Z',
  '2026-06-15T12:00:00.000Z',
  '2026-06-15T15:00:00.000Z',
  '2026-06-15T18:00:00.000Z',
] as const
export const now = '2026-06-16T06:00:00.000Z'

/** Marked by the student, early. */
export const marked = (...ids: string[]) => ({ marked: Object.fromEntries(ids.map(id => [id, { at: early }])) })
export const chosen = (kind: ProductKind, more: object = {}) => ({
  chosen: { [kind]: { product: 'one', at: early, ...more } },
})
export const ordered = (
  kind: ProductKind,
  ...all: NonNullable<Given<typeof loadedProducts.products.fields>['orders']>
) => ({
  orders: all.map(dates => ({ id: '1', kind, product: 'one', at: noon, ...dates })),
})

export const statuses = (steps: readonly StepView[]) => steps.map(({ status }) => status)
