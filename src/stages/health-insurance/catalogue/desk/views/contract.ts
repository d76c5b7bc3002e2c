// The catalogue as the desk sees it.
import { z } from 'zod'
import { answerShape } from '#src/records/shapes.ts'
import { moment } from '#src/wire/shapes.ts'
import { demandsShape } from '#src/stages/health-insurance/demands/contract.ts'
import { planRecord } from '../rules.ts'
import { settingsRecord } from '../settings/rules.ts'

const cents = z.number().int()
const changed = { version: z.number().int(), changedAt: moment.nullable(), changedBy: z.string().nullable() }

export const planView = answerShape(planRecord)
  .omit({ isSample: true })
  .extend({
    id: z.string(),
    /** Sample data says of which day it is. */
    sampleOf: z.iso.date().nullable(),
    withdrawnAt: moment.nullable(),
    ...changed,
  })
export type DeskPlan = z.infer<typeof planView>

export const listedPlan = planView.extend({ universities: z.number().int(), openRequests: z.number().int() })
export type ListedPlan = z.infer<typeof listedPlan>

const bandView = z.object({
  minAge: z.number().int(),
  maxAge: z.number().int(),
  retailPrice: cents,
  retailPriceHC: cents,
  insuranceCompanyPrice: cents,
  insuranceCompanyPriceHC: cents,
})

const universityView = z.object({
  id: z.string(),
  name: z.string(),
  stateCode: z.string(),
  customDates: z.boolean(),
})

export const saleView = z.object({
  university: universityView,
  plan: planView,
  bands: z.array(bandView),
  brochureUrl: z.string().nullable(),
  /** Asked for and not paid yet: what was asked keeps its price. */
  openRequests: z.number().int(),
  ...changed,
})
export type SaleView = z.infer<typeof saleView>

export const settingsView = universityView.extend({
  ...answerShape(settingsRecord).shape,
  isVerified: z.boolean(),
  windowCheckedOn: z.string(),
  demands: demandsShape.nullable(),
  source: z.string(),
  year: z.string(),
  checkedOn: z.string(),
  ...changed,
})
export type SettingsView = z.infer<typeof settingsView>

export const listedUniversity = universityView.extend({
  noWaiver: z.boolean(),
  hasDemands: z.boolean(),
  waiverDeadline: z.iso.date().nullable(),
  plans: z.number().int(),
})
export type ListedUniversity = z.infer<typeof listedUniversity>
