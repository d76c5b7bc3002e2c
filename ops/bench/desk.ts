// Today and Find at the server, with ten thousand students of whom two thousand wait for an answer in the chat.
import { randomUUID } from 'node:crypto'
import { appServices } from '#src/app/services.ts'
import { chainJob } from '#src/features/audit/chain.ts'
import { heldJob } from '#src/features/chat/held-answers.ts'
import { sealedWords } from '#src/features/chat/seal.ts'
import { chatMessages } from '#src/features/chat/tables.ts'
import { inbox } from '#src/features/desk-kit/inbox/inbox.ts'
import { deskOf } from '#src/features/desk-kit/kinds.ts'
import { mostShown } from '#src/features/desk-kit/rules.ts'
import { requests } from '#src/features/desk-kit/tables.ts'
import { calledLike, studentsWho } from '#src/features/people/finding/search.ts'
import { planRisks } from '#src/features/plan/tables.ts'
import { mostForMany } from '#src/features/students/many/rules.ts'
import { manyHandlers } from '#src/features/students/many/service.ts'
import { actsForMany } from '#src/features/students/slots.ts'
import { withCounts } from '#src/features/students/strip/service.ts'
import type { Call, Caller, Services } from '#src/platform/services.ts'
import { addPeople } from './bench-people.ts'
import { addRows, withServices } from './bench-services.ts'
import { atMost, median, ms, type Figure, type Result } from './result.ts'

const students = 10_000
const waiting = 2000
const most = 200
const reads = 7

const now = Temporal.Instant.from('2027-04-01T06:00:00Z')

export const measureDesk = (databaseUrl: string): Promise<Result> =>
  withServices(databaseUrl, now, async (services, jobs) => {
    // What is sent by a job stays there: how long that takes is no wait of anybody's at the desk.
    await jobs.start([chainJob, heldJob].map(name => ({ name, work: async () => {} })))
    const all = await addPeople(services.db, 'desk', students)
    const [advisor = ''] = await addPeople(services.db, 'advisor', 1)
    await addRows(services, all.slice(0, waiting), some => askAll(services, some))
    const desk = deskOf(appServices)
    const call: Call = { ...services, caller: advisorWith(advisor) }
    const find = async (search: string) => withCounts(desk, call, await studentsWho(call, calledLike(search)))
    const [rows, found] = [await inbox(desk, call, { most: mostShown }), await find('bench 77')]
    return {
      title: 'The desk with many students',
      figures: [
        await figureOf(`Today: ${rows.length} of ${waiting} that wait`, () => inbox(desk, call, { most: mostShown })),
        await figureOf('Find by a name', () => find('bench 77')),
        await figureOf('Find by a name that nobody has', () => find('nobody')),
        ...(await messageMany(call, all.slice(-mostForMany))),
      ],
      lines: [`${students.toLocaleString('en')} students; ${found.length} found by a name`],
    }
  })

/** Looked at first, as the page does it, and then done once: in one transaction, held for ten seconds like each answer. */
async function messageMany(call: Call, ids: string[]): Promise<Figure[]> {
  const many = manyHandlers(appServices.given(actsForMany))
  const wanted = { who: { ids }, act: { do: 'message', text: 'Hi {first name}, please look at your dates.' } } as const
  const timed = async <Answer>(act: () => Promise<Answer>) => {
    const from = performance.now()
    return { answer: await act(), took: performance.now() - from }
  }
  const seen = await timed(() => many.preview(call, wanted))
  const { count } = seen.answer
  const sent = await timed(() => many.run(call, { ...wanted, batch: randomUUID(), count }))
  return [
    { what: `A message to ${count}: looked at`, ours: ms(seen.took) },
    { what: `The same: held for ${sent.answer.done}`, ours: ms(sent.took) },
  ]
}

/** The median of several reads, after one that brings the tables from the disk. */
async function figureOf(what: string, read: () => Promise<unknown>): Promise<Figure> {
  const times: number[] = []
  for (let time = 0; time < reads; time += 1) {
    const from = performance.now()
    await read()
    times.push(performance.now() - from)
  }
  return atMost(what, median(times), most, 'ms')
}

/** Each wrote once, some of them long ago, and has a date before them. */
async function askAll({ db, vault }: Services, owners: readonly string[]): Promise<void> {
  const asked = await Promise.all(
    owners.map(async (owner, index) => ({
      owner,
      at: now.subtract({ minutes: 5 + (index % 300) }),
      sealedText: await sealedWords(vault, owner, 'My passport has one name only. What do I write under surname?'),
    })),
  )
  await db
    .insert(chatMessages)
    .values(asked.map(message => ({ ...message, number: 1, isFromDesk: false, aboutStage: 'visas' })))
  await db.insert(requests).values(
    asked.map(({ owner, at }) => ({
      owner,
      role: 'advisor' as const,
      kind: 'chat',
      subject: owner,
      title: 'Answer a message in the chat',
      path: `/desk/chats/${owner}`,
      priority: 'medium' as const,
      askedAt: at,
      dueAt: at.add({ hours: 1 }),
    })),
  )
  const next = { day: '2027-05-02', title: 'Your visa interview' }
  const day = Temporal.PlainDate.from('2027-04-01')
  await db.insert(planRisks).values(owners.map(owner => ({ owner, day, rules: '', risks: [], next })))
}

const advisorWith = (id: string): Caller => ({
  id,
  sessionId: randomUUID(),
  firstName: 'Bench',
  email: null,
  phone: null,
  isGuest: false,
  zone: 'Asia/Kolkata',
  sessionZone: null,
  usedAt: now,
  provedAt: now,
  provedBy: 'password',
  secondFactorAt: now,
  roles: ['advisor'],
  bank: null,
  deskUntil: now.add({ hours: 8 }),
  factsVersion: null,
  cursor: '0',
})
