// A step's form that was filled in at Typeform.
import type { Services } from '#src/platform/services.ts'
import type { SentForm } from '../forms/service.ts'
import { askDesk } from './desk-requests.ts'
import type { AnswerView } from './contract.ts'
import { holdRow, rowOf, stepFor, notifyOfOne, sealContent, openAnswers } from './steps.ts'
import { customStepStudents } from './tables.ts'

/** The first that comes counts. One who pressed 'I have sent the form' before still gets the answers beside it. */
export async function takeSentForm(services: Services, { owner, subject: id, answers }: SentForm): Promise<void> {
  await services.vault.keyOf(owner)
  await services.change(async change => {
    const assigned = await stepFor(change.tx, owner, id)
    if (assigned === undefined || assigned.step.type !== 'FillForm' || assigned.step.typeformUrl === null) return
    const mine = await holdRow(change, owner, id)
    const had = await openAnswers(services.vault, owner, mine.answers)
    if (mine.answeredAt !== null && (had.length > 0 || answers.length === 0)) return
    if (mine.answeredAt === null) await askDesk(change, services, assigned.step, owner)
    await change.tx
      .update(customStepStudents)
      .set({
        answeredAt: mine.answeredAt ?? services.now(),
        answers: await sealContent(services.vault, owner, answers.map(pairOf)),
      })
      .where(rowOf(owner, id))
    await notifyOfOne(change, owner)
  })
}

const pairOf = ({ id, question, answer }: SentForm['answers'][number]): AnswerView => ({
  id,
  question,
  kind: typeof answer === 'string' ? 'longText' : 'choices',
  answer,
  files: [],
})
