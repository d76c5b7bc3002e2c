// The papers of a student in their file, each with the step that it is about, as far as anyone who asks may open it.
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { mayRead } from '#src/features/documents/readers.ts'
import { purposeOf, type PurposeName } from '#src/features/documents/rules.ts'
import { documents } from '#src/features/documents/tables.ts'
import type { HistorySource } from '#src/features/audit/actions.ts'
import type { StageView } from '#src/journey/views.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { StepName } from '#src/stages/stages.ts'
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

export const papersOf: HistorySource = async ({ db, caller }, student, stages) => {
  const rows = await db
    .select({ document: documents, sender: people.firstName })
    .from(documents)
    .leftJoin(people, eq(people.id, documents.sentBy))
    .where(and(eq(documents.owner, student), isNotNull(documents.attachedTo), isNotNull(documents.arrivedAt)))
    .orderBy(desc(documents.sentAt), desc(documents.id))
    .limit(mostShown)
  return rows
    .filter(({ document: { purpose } }) => mayRead(caller.roles, purpose))
    .map(({ document: { id, name, type, bytes, purpose, sentAt, sentBy, attachedTo }, sender }) => ({
      at: sentAt,
      what: aboutWords(purpose, attachedTo, stages),
      by: sentBy === student ? null : sender,
      kind: 'paper',
      file: { id, name: purposeOf(purpose).isPrivate === true ? copy.privateFile : name, type, bytes: bytes ?? 0 },
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
