// Which step each request of a student is about, so that the desk gets from the step to where it works on it.
import { desc, eq } from 'drizzle-orm'
import { isFulfilled } from '../features/custom-steps/rules.ts'
import { productOrders } from '../features/products/tables.ts'
import { counters } from '../features/products/rules.ts'
import type { RequestKind } from '../features/requests/rules.ts'
import { requests } from '../features/requests/tables.ts'
import type { DeskWork } from '../features/students/contract.ts'
import type { WorkSource } from '../features/students/service.ts'
import type { StageView, StepView } from '../journey/read.ts'

type Step = { stage: string; step: string }

const stepOf: Partial<Record<RequestKind, Step>> = {
  sop: { stage: 'sop-review', step: 'SubmitSop' },
  'sop-help': { stage: 'sop-review', step: 'ReviewFeedback' },
  transcript: { stage: 'visas', step: 'VisaTranscripts' },
  'mock-interview': { stage: 'visas', step: 'MockInterview' },
  'attorney-refund': { stage: 'visas', step: 'PostInterview' },
  'sevis-reversal': { stage: 'visas', step: 'PaySEVISFee' },
  insurance: { stage: 'health-insurance', step: 'PurchaseInsurance' },
  'insurance-refund': { stage: 'health-insurance', step: 'PurchaseInsurance' },
  'insurance-claim': { stage: 'health-insurance', step: 'FileInsuranceClaim' },
  'loan-application': { stage: 'loans', step: 'ApplyToBanks' },
}

/** Of several about one step the one that waits, else the latest. */
export const deskWork: WorkSource = async ({ db, caller: { roles } }, student, stages) => {
  const [asked, orders] = await Promise.all([
    db.select().from(requests).where(eq(requests.owner, student)).orderBy(desc(requests.askedAt)).limit(200),
    db
      .select({ id: productOrders.id, kind: productOrders.kind })
      .from(productOrders)
      .where(eq(productOrders.owner, student)),
  ])
  const isOurs = roles.includes('advisor') || roles.includes('admin')
  const mine = asked.filter(({ role }) => roles.includes(role) || roles.includes('admin'))
  const ofRequests = mine.flatMap(({ kind, subject, path, settledAt }) => {
    const order = kind === 'product-order' ? orders.find(({ id }) => id === subject) : undefined
    const about = order === undefined ? stepOf[kind] : counters[order.kind]
    return about === undefined ? [] : [{ stage: about.stage, step: about.step, path, isWaiting: settledAt === null }]
  })
  const ofAssigned = stages.flatMap(stage =>
    isOurs ? stage.steps.filter(({ isCustom }) => isCustom).map(step => placeOf(stage, step, student, mine)) : [],
  )
  const found = [...ofRequests, ...ofAssigned].toSorted((one, other) => Number(other.isWaiting) - Number(one.isWaiting))
  return [...new Map(found.toReversed().map(one => [`${one.stage}/${one.step}`, one])).values()]
}

type Asked = { kind: RequestKind; subject: string; settledAt: Temporal.Instant | null }

function placeOf({ route }: StageView, { id, type }: StepView, student: string, asked: readonly Asked[]): DeskWork {
  const subject = `${id}.${student}`
  return {
    stage: route,
    step: id,
    path: type !== undefined && isFulfilled(type) ? `/desk/steps/${subject}` : `/desk/steps/${id}`,
    isWaiting: asked.some(one => one.kind === 'custom-step' && one.subject === subject && one.settledAt === null),
  }
}
