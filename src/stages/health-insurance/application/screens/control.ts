import type { ReactNode } from 'react'
import type { OfferView } from '#src/stages/health-insurance/catalogue/contract.ts'
import { type Field } from '../pages/rules.ts'
import { isOptional } from '../rules.ts'
import { labels } from './labels.ts'
import type { Wizard } from './use-wizard.ts'

/** The wizard with what its fields need of the world around it. */
export type Filling = Wizard & {
  owner: string
  offer: OfferView
  /** Insured with WellAway still: the dates follow from it. */
  past: PastPolicy | undefined
  choosePlan: (planID: string) => void
}
export type PastPolicy = { endDate: string; start: string }

export type ControlProps = { field: Field; wizard: Filling }
export type Control = (props: ControlProps) => ReactNode

/** What stands around every field. */
export const said = (field: Field) => ({ label: labels[field], optional: isOptional(field) })
