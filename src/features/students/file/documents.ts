// What files of a student there are, each with the step that it is about, as far as anyone who asks may open it.
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { mayRead } from '#src/features/documents/readers.ts'
import { purposeOf, type PurposeName } from '#src/features/documents/rules.ts'
import { documents } from '#src/features/documents/tables.ts'
import type { StageView } from '#src/journey/views.ts'
import type { Call } from '#src/platform/services.ts'
import type { StepName } from '#src/stages/stages.ts'
import type { StudentFile } from '../contract.ts'
import * as copy from '../copy.ts'

/** The step by what a file was sent for; 'assigned' is the step that it hangs on. */
const steps: Readonly<Record<PurposeName, StepName | 'assigned' | null>> = {
  chat: null,
  answer: 'assigned',
  response: 'assigned',
  resume: { stage: 'sop-review', step: 'SubmitSop' },
  interview: { stage: 'visas', step: 'MockInterview' },
  'attorney-call': { stage: 'visas', step: 'PostInterview' },
  form: { stage: 'visas', step: 'I20Form' },
  loan: { stage: 'loans', step: 'ApplyToBanks' },
  terms: { stage: 'loans', step: 'FinalizeOffer' },
  vaccine: { stage: 'vaccines', step: 'BringProof' },
  certificate: { stage: 'health-insurance', step: 'YourInsurance' },
  claim: { stage: 'health-insurance', step: 'FileInsuranceClaim' },
  'own-cover': { stage: 'health-insurance', step: 'WaiverGuide' },
  recording: null,
  media: null,
  vault: null,
}

/** More than a student's whole way takes. */
const mostShown = 400

export async function documentsOf(
  { db, caller }: Call,
  student: string,
  stages: readonly StageView[],
): Promise<StudentFile[]> {
  const rows = await db
    .select()
    .from(documents)
    .where(and(eq(documents.owner, student), isNotNull(documents.attachedTo), isNotNull(documents.arrivedAt)))
    .orderBy(desc(documents.sentAt), desc(documents.id))
    .limit(mostShown)
  return rows
    .filter(({ purpose }) => mayRead(caller.roles, purpose))
    .map(({ id, name, type, bytes, purpose, sentAt, sentBy, attachedTo }) => ({
      id,
      name: purposeOf(purpose).isPrivate === true ? copy.privateFile : name,
      type,
      bytes: bytes ?? 0,
      sentAt: sentAt.toString(),
      isOurs: sentBy !== student,
      about: aboutWords(purpose, attachedTo, stages),
    }))
}

/** 'Visas: Mock interview'. A step that was taken away again is named no more. */
function aboutWords(purpose: PurposeName, attachedTo: string | null, stages: readonly StageView[]): string {
  if (purpose === 'chat') return copy.chat
  const known = steps[purpose]
  const id = known === 'assigned' ? attachedTo?.replace('custom-step:', '') : known?.step
  for (const stage of stages) {
    const step = stage.steps.find(one => one.id === id)
    if (step !== undefined) return `${stage.label}: ${step.title}`
  }
  return copy.notAboutAStep
}
