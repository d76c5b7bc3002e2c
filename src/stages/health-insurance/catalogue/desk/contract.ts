import { z } from 'zod'
import { changedBy, somebody } from '#src/features/desk-kit/rules.ts'
import { typedShape } from '#src/records/shapes.ts'
import { saying } from '#src/values/messages.ts'
import { visibleLine } from '#src/values/visible-text.ts'
import { deskRoutes } from '#src/wire/desk-routes.ts'
import { problem, invalidInput } from '#src/wire/problem.ts'
import { nothing } from '#src/wire/shapes.ts'
import { bandsProblem } from './bands/rules.ts'
import * as copy from './copy.ts'
import { addressProblem, checkNewPlan, checkPlan, newPlanRecord, planRecord } from './rules.ts'
import { universityRecord } from './settings/rules.ts'
import { listedPlan, listedUniversity, planView, saleView, settingsView } from './views/contract.ts'

/** Its message names who changed it, and when. */
export const catalogueChanged = problem('catalogue-changed', 409, changedBy(somebody, 'the same day'))
export const planIdTaken = problem('plan-id-taken', 409, copy.idTaken, 'id')
export const planSold = problem('plan-sold', 409, copy.planSold)

const { get, post, put, remove } = deskRoutes(['underwriter', 'admin'])
const typed = z.string().max(60)
const line = z.string().max(2000).transform(visibleLine)
const version = z.number().int().min(0).max(2_000_000_000)
const id = z.string().max(200)

const plan = typedShape(planRecord)
/** What may change of it. */
export const planTyped = plan.superRefine(saying(checkPlan))

const bandRow = z.object({
  maxAge: typed,
  retailPrice: typed,
  retailPriceHC: typed,
  insuranceCompanyPrice: typed,
  insuranceCompanyPriceHC: typed,
})

const sale = z
  .object({ university: id, plan: id, version, bands: z.array(bandRow).max(100), brochureUrl: line })
  .superRefine(
    saying(({ bands, brochureUrl }) => ({ bands: bandsProblem(bands), brochureUrl: addressProblem(brochureUrl) })),
  )

/** Its rules need today, so the service asks them. */
const settings = typedShape(universityRecord).extend({ university: id, version })

export const catalogueDeskContract = {
  all: get('/api/desk/insurance-plans', {
    summary: 'All plans, the retired ones last, and the universities whose insurance we know something about.',
    topic: 'insurance',
    input: nothing,
    answer: z.object({ plans: z.array(listedPlan), universities: z.array(listedUniversity) }),
  }),
  plan: get('/api/desk/insurance-plans/{id}', {
    summary: 'A plan, and what it costs at each university where it is sold.',
    topic: 'insurance',
    input: z.object({ id }),
    answer: z.object({ plan: planView, sales: z.array(saleView) }),
  }),
  add: post('/api/desk/insurance-plans', {
    summary: 'Adds a plan. It is sold nowhere until it is added to a university.',
    input: typedShape(newPlanRecord).superRefine(saying(checkNewPlan)),
    answer: z.object({ id: z.string() }),
    problems: [planIdTaken, invalidInput],
  }),
  change: put('/api/desk/insurance-plans/{id}', {
    summary: 'Changes a plan, unless somebody else has since you loaded it. Existing applications keep their price.',
    input: plan.extend({ id, version }).superRefine(saying(checkPlan)),
    problems: [catalogueChanged, invalidInput],
  }),
  retire: put('/api/desk/insurance-plans/{id}/withdrawal', {
    summary: 'Stops selling a plan anywhere. Those insured by it stay insured.',
    input: z.object({ id }),
  }),
  bringBack: remove('/api/desk/insurance-plans/{id}/withdrawal', {
    summary: 'Sells a retired plan again, where it was sold.',
    input: z.object({ id }),
  }),
  university: get('/api/desk/insurance-universities/{university}', {
    summary: "What we know about a university's insurance, the plans sold there, and the others.",
    topic: 'insurance',
    input: z.object({ university: id }),
    answer: z.object({ settings: settingsView, sales: z.array(saleView), others: z.array(planView) }),
  }),
  changeUniversity: put('/api/desk/insurance-universities/{university}', {
    summary: 'Changes the settings and the demands of a university, unless somebody else has since you loaded them.',
    input: settings,
    problems: [invalidInput, catalogueChanged],
    bodyLimit: 524_288,
  }),
  sell: put('/api/desk/insurance-universities/{university}/plans/{plan}', {
    summary: 'Sells a plan at a university, with version 0; or changes what it costs there.',
    input: sale,
    problems: [catalogueChanged, planSold],
  }),
  unsell: remove('/api/desk/insurance-universities/{university}/plans/{plan}', {
    summary: 'Stops selling a plan at a university. Existing applications stay.',
    input: z.object({ university: id, plan: id }),
  }),
}
