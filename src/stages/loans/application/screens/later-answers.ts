// What is typed or ticked, on its way to the server: kept on this device where there is no network.
import { readOf } from '#src/browser/reads.ts'
import { useQuery } from '@tanstack/react-query'
import { laterOf, marked } from '#src/browser/unsent/or-kept.ts'
import { namedAsWished } from '#src/browser/unsent/rules.ts'
import { useWished, type Wishes } from '#src/browser/unsent/use-unsent.ts'
import type { loansContracts } from '#src/stages/loans/contract.ts'
import { loanRereads, loanApplication } from '#src/stages/loans/screens/api.ts'
import type { ApplicationView } from '../contract.ts'
import * as copy from '../copy.ts'
import { draftOf, lackOf, masked, papers, parts, type Answers, type PaperField, type Part } from '../rules.ts'
import { entriesOf, fieldOf } from '#src/values/unknown.ts'

/** With what was typed and said, and is not sent yet. */
export const useApplication = () => useQuery({ ...readOf(loanApplication.read), select: useWished(asWished) })

const asWished = (application: ApplicationView, wishes: Wishes): ApplicationView => {
  const [academics, identity, financial] = parts.map(part => answersIn(wishes.get(draftOf(part))))
  return {
    ...application,
    answers: { ...application.answers, ...academics, ...identity, ...financial },
    lacks: namedAsWished(paperNames, application.lacks, field => wishes.get(lackOf(field))),
  }
}

const paperNames = papers.map(({ field }) => field)

const answersIn = (value: unknown): Partial<Answers> =>
  Object.fromEntries(entriesOf(value).filter(([, text]) => typeof text === 'string'))

const later = laterOf<typeof loansContracts>(loanRereads)

/** `was` is what stood there when this was begun. */
export function keepAnswers(part: Part, typed: Partial<Answers>, was: Partial<Answers>): Promise<unknown> {
  // Only what was typed here: another field may stand otherwise by now.
  const answers = masked(
    Object.fromEntries(Object.entries(typed).filter(([field, text]) => fieldOf(was, field) !== text)),
  )
  if (Object.keys(answers).length === 0) return Promise.resolve()
  return later({
    thing: draftOf(part),
    words: `${copy.draftName}: ${copy.partNames[part]}`,
    value: answers,
    was: masked(was),
    draftIn: 'answers',
    fieldsInWords: Object.fromEntries(
      Object.entries(copy.labels).flatMap(([field, label]) =>
        field in answers ? [[field, { label, text: String(fieldOf(answers, field)) }]] : [],
      ),
    ),
  }).loanApplication.save({ answers })
}

export function sayLacking(field: PaperField, isLacking: boolean): Promise<unknown> {
  const calls = later(marked(lackOf(field), copy.keptLack(copy.titles[field], isLacking), isLacking)).loanApplication
  return isLacking ? calls.lack({ field }) : calls.unlack({ field })
}
