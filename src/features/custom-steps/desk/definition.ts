import { cleanRichText } from '#src/platform/rich-text.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '#src/platform/database/database.ts'
import { Refusal } from '#src/wire/problem.ts'
import { webinars } from '#src/features/webinars/tables.ts'
import { webinarUnknown } from './contract.ts'
import { canBeDue, type StepDefinition } from './rules.ts'

/** As it lies in its row: nothing that its kind has no use for, and no markup but ours. */
export const kept = ({
  type,
  title,
  description,
  attachments,
  form,
  typeformUrl,
  webinarId,
  labels,
  dueOn,
}: Omit<StepDefinition, 'stage'>) => ({
  title,
  description: cleanRichText(description),
  labels: Object.fromEntries(Object.entries(labels).filter(([, label]) => label !== '')),
  attachments: type === 'ConsumeContent' ? attachments : [],
  form: type === 'FillForm' ? form.map(plain) : [],
  typeformUrl: type === 'FillForm' ? typeformUrl : null,
  webinarId: type === 'RsvpToWebinar' ? webinarId : null,
  dueOn: dueOn !== null && canBeDue(type) ? Temporal.PlainDate.from(dueOn) : null,
})

function plain({ kind, options, min, max, ...question }: StepDefinition['form'][number]) {
  const isChoice = kind === 'choice' || kind === 'choices'
  const range = kind === 'number' ? { min, max } : { min: null, max: null }
  return { ...question, kind, options: isChoice ? options : [], ...range }
}

export async function refuseUnknownWebinar(
  db: Queries,
  { type, webinarId }: Pick<StepDefinition, 'type' | 'webinarId'>,
): Promise<void> {
  if (type !== 'RsvpToWebinar' || webinarId === null) return
  const [known] = await db
    .select()
    .from(webinars)
    .where(and(eq(webinars.id, webinarId), isNull(webinars.cancelledAt)))
  if (known === undefined) throw new Refusal(webinarUnknown)
}
