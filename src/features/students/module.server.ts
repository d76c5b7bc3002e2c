import { calls, defineServerModule } from '#src/manifest/server.ts'
import type { StageView, StepView } from '#src/journey/views.ts'
import type { Call } from '#src/platform/services.ts'
import { isFulfilled } from '#src/journey/stage.ts'
import { actionsAbout, history, auditActions } from '../audit/actions.ts'
import { requestsOf } from '../desk-kit/notes/service.ts'
import { deskOf, type Desk, type Kinds } from '../desk-kit/kinds.ts'
import { list } from '../desk-kit/request-list.ts'
import * as audited from './audit-actions.ts'
import { studentsContracts, type DeskWork } from './contract.ts'
import { leadForMany, tagForMany } from './many/file-acts.ts'
import { messageForMany } from './many/message.ts'
import { manyHandlers } from './many/service.ts'
import { todoForMany } from './many/todo.ts'
import { addTag, choices, dropTag, read, removeTag, setLead } from './file/service.ts'
import { papersOf } from './file/documents.ts'
import { studentsHandlers, type WorkSource } from './service.ts'
import { actsForMany, answers } from './slots.ts'

export default defineServerModule({
  name: 'features/students',
  calls: calls(studentsContracts, ({ stages, factsOf, factsOfMany, given }) => ({
    manyStudents: manyHandlers(given(actsForMany)),
    studentFiles: { addTag, choices, dropTag, read, removeTag, setLead },
    students: studentsHandlers({
      stages,
      factsOf,
      factsOfMany,
      history: [
        ...given(history),
        ['requests', requestsOf(deskOf({ given, stages }).kinds)],
        ['files', papersOf],
        ['audit', actionsAbout(given(auditActions))],
      ],
      answers: given(answers),
      given,
      work: deskWork(deskOf({ given, stages })),
      desk: deskOf({ given, stages }),
    }),
  })),
  gives: [
    ...Object.values(audited),
    ...[messageForMany, leadForMany, tagForMany, todoForMany].map(act => actsForMany(act)),
  ],
})

// Which step each request of a student is about, so that the desk gets from the step to where it works on it.

/** Of several about one step the one that waits, else the latest. */
const deskWork =
  (desk: Desk): WorkSource =>
  async (call, student, stages) => {
    const { kinds } = desk
    const { roles } = call.caller
    const mine = (
      await Promise.all([list(desk, call, { state: 'open', student }), list(desk, call, { state: 'settled', student })])
    ).flat()
    const isOurs = roles.includes('advisor') || roles.includes('admin')
    const bySubject = await stepsBySubject(kinds, call, student, new Set(mine.map(({ kind }) => kind)))
    const ofRequests = mine.flatMap(({ kind, subject, path, settledAt }) => {
      const { step: known } = kinds(kind)
      const about = typeof known === 'function' ? bySubject.get(kind)?.get(subject) : known
      return about === undefined ? [] : [{ stage: about.stage, step: about.step, path, isWaiting: settledAt === null }]
    })
    const ofAssigned = stages.flatMap(stage =>
      isOurs ? stage.steps.filter(({ isCustom }) => isCustom).map(step => placeOf(stage, step, student, mine)) : [],
    )
    const found = [...ofRequests, ...ofAssigned].toSorted(
      (one, other) => Number(other.isWaiting) - Number(one.isWaiting),
    )
    return [...new Map(found.toReversed().map(one => [`${one.stage}/${one.step}`, one])).values()]
  }

async function stepsBySubject(kinds: Kinds, call: Call, student: string, names: ReadonlySet<string>) {
  const found = [...names].map(async kind => {
    const { step: known } = kinds(kind)
    return typeof known === 'function' ? [[kind, await known(call, student)] as const] : []
  })
  return new Map((await Promise.all(found)).flat())
}

type Asked = { kind: string; subject: string; settledAt: string | null }

function placeOf({ route }: StageView, { id, type }: StepView, student: string, asked: readonly Asked[]): DeskWork {
  const subject = `${id}.${student}`
  return {
    stage: route,
    step: id,
    path: type !== undefined && isFulfilled(type) ? `/desk/steps/${subject}` : `/desk/steps/${id}`,
    isWaiting: asked.some(one => one.kind === 'custom-step' && one.subject === subject && one.settledAt === null),
  }
}
