import type { ComponentType } from 'react'
import { slot } from '#src/manifest/slots.ts'
import type { Row } from '../rules.ts'

/** What else can be done of one payment of the ledger: a file whose part is its default. */
export const besideCost = slot<{ of: string; load: () => Promise<{ default: ComponentType<{ row: Row }> }> }>(
  'money/beside-cost',
)
