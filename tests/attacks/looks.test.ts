// Against looking in secret and looking beyond one's work: each read of a student's data by staff leaves a line that the
// student sees, and each role is answered its own headings and nothing of the others.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dev, farah, kavya, meera, students, vikram } from '#seed/people.ts'
import { seed, seedDemo } from '#seed/seed.ts'
import { appServices } from '#src/app/services.ts'
import { auditActions } from '#src/features/audit/actions.ts'
import { deskActions } from '#src/features/audit/tables.ts'
import { people } from '#src/platform/identity/tables.ts'
import { openTestApp, type TestApp } from '../app.ts'
import { routes } from '../smuggled.ts'
import { addressOf, everybodyIn, kindsFor, nobodysId, type Everybody } from './everybody.ts'
import { ensure } from '../api.ts'

const looks = new Set(appServices.given(auditActions).flatMap(({ name, look }) => (look === undefined ? [] : [name])))

let app: TestApp
let everybody: Everybody
let ids: Map<string, string>

beforeAll(async () => {
  app = await openTestApp({ settings: { SAFAR_DEMO: 'on' } })
  await seed(app.services)
  await seedDemo(app.services)
  everybody = await everybodyIn(app)
  const rows = await app.services.db.select({ id: people.id, email: people.email }).from(people)
  ids = new Map(rows.map(({ id, email }) => [email ?? '', id]))
})
afterAll(() => app.end())

const idOf = ({ email }: { email: string }) => ids.get(email) ?? expect.fail(`nobody is ${email}`)

/** Reads of the desk that show a student and leave no line about them, each with its reason. */
const withoutLine: Readonly<Record<string, string>> = {
  'students.find': 'a list: a name and how to reach them, from which a page is opened',
  'students.overview':
    'a list: a name, how to reach them, and how many steps of each stage are done; a page is opened from it',
  'requests.list': 'a list of what waits, from which the page is opened where it is answered',
  'requests.inbox': 'a list of what waits, with its first words; the page where it is answered is opened beside it',
  'approvals.list': 'a list of what two agree on: a name and a sum',
  'desk.people': 'a list: a name and how to reach them, from which a person is opened',
  'desk.actions': 'the audit itself',
  'desk.earlyAccess': 'a list of who asked for a stage',
  'chat.queue': 'a list of who waits; a chat is opened from it',
  'chat.typingOf': 'that somebody is typing now',
  'notifications.students': 'a list of names to write to',
  'notifications.written': 'what we ourselves wrote, with a name',
  'deskCustomSteps.students': 'a list of names to give a step to',
  'deskCustomSteps.read': 'whom we ourselves gave a step; answers are opened from it',
  'deskCustomSteps.list': 'steps that we ourselves wrote',
  'webinarDesk.attendance': 'a list of who came',
  'sopDesk.queue': 'a list of who waits; a statement is opened from it',
  'transcriptsDesk.queue': 'a list of who waits',
  'mockInterviewDesk.queue': 'a list of who waits',
  'attorneyDesk.refunds': 'the books: a name and a sum',
  'insuranceRefunds.all': 'the books: a name and a sum',
  'deskRefunds.all': 'the books: a name and a sum',
  'cardMoney.read': 'the books: a name and a sum',
  'insuranceBlocksDesk.read': 'our own decision about somebody, with our reason',
  'insuranceBlocksDesk.list': 'our own decisions, with names',
  'insuranceDesk.queue': 'a list of who waits; what was typed is opened from it',
  'claimsDesk.queue': 'a list of who waits; a claim is opened from it',
  'loanDesk.list': 'a list of who applied to the bank; an application is opened from it',
  'productsDesk.orders': 'a list of who waits; an order is opened from it',
}

describe('every read of the desk that shows a student', () => {
  const reading = routes.filter(([, { method, path }]) => method === 'GET' && path.startsWith('/api/desk/'))

  test('leaves a line about them, or there is a reason here why it leaves none', async () => {
    const shown = new Set<string>()
    const silent = new Set<string>()
    const own = students.map(idOf)
    const listed = new Map<string, Set<string>>()
    const folderOf = ({ path }: { path: string }) => path.split('/').slice(0, 4).join('/')
    const inOrder = reading.toSorted(
      ([, one], [, other]) => Number(one.path.includes('{')) - Number(other.path.includes('{')),
    )
    for (const [name, route] of inOrder) {
      const kind = kindsFor(route).includes('admin') ? 'admin' : (kindsFor(route)[0] ?? 'admin')
      const wanted = new Set([...own, ...(listed.get(folderOf(route)) ?? [])])
      for (const id of route.path.includes('{') ? wanted : [nobodysId]) {
        await app.clear(deskActions)
        const answer = await everybody[kind].call('GET', addressOf(route, id))
        if (answer.status !== 200) continue
        const text = JSON.stringify(answer.body)
        const inIt = [...text.matchAll(/"id":"([\w-]{3,60})"/g)].map(([, one = '']) => one)
        if (!route.path.includes('{')) listed.set(folderOf(route), new Set(inIt))
        const about = students
          .map(student => [student, idOf(student)] as const)
          .filter(([{ email }, student]) => text.includes(student) || text.includes(email))
        if (about.length === 0) continue
        shown.add(name)
        const noted = await app.services.db.select().from(deskActions)
        const isNoted = about.some(([, student]) => noted.some(one => one.about === student && looks.has(one.what)))
        if (!isNoted) silent.add(name)
      }
    }
    expect([...silent].filter(name => withoutLine[name] === undefined)).toEqual([])
    expect(shown.size).toBeGreaterThan(10)
  })
})

describe('a student', () => {
  const opened = (who: Everybody['student'], before?: string) =>
    who.api.rights.openings({ ...(before !== undefined && { before }) })

  test('sees who opened what and when, newest first, and nothing of other students', async () => {
    await app.clear(deskActions)
    expect(await opened(everybody.student)).toEqual({ openings: [], hasMore: false })
    await everybody.advisor.api.students.read({ id: idOf(meera) })
    app.clock.pass({ minutes: 1 })
    await everybody.advisor.api.chat.readOf({ student: idOf(meera) })
    app.clock.pass({ minutes: 1 })
    await everybody.admin.api.students.read({ id: idOf(meera) })
    for (const other of students.filter(({ email }) => email !== meera.email))
      await everybody.admin.api.students.read({ id: idOf(other) })
    const { openings: lines, hasMore } = await opened(everybody.student)
    expect(hasMore).toBe(false)
    expect(lines).toMatchObject([
      { who: dev.firstName, roles: ['Admin'], what: expect.stringContaining('Your page') },
      { who: kavya.firstName, roles: ['Advisor'], what: 'Your chat with us' },
      { who: kavya.firstName, roles: ['Advisor'], what: expect.stringContaining('Your page') },
    ])
    const said = JSON.stringify(lines)
    for (const { firstName, lastName, email } of students.filter(one => one.email !== meera.email))
      for (const word of [`${firstName} ${lastName}`, email, idOf({ email })]) expect(said).not.toContain(word)
  })

  test('pages through a long list', async () => {
    await app.clear(deskActions)
    const at = app.clock.now()
    await app.services.db
      .insert(deskActions)
      .values(
        Array.from({ length: 45 }, () => ({ by: idOf(kavya), what: 'chat-read' as const, about: idOf(meera), at })),
      )
    const first = await opened(everybody.student)
    const second = await opened(everybody.student, ensure(first.openings.at(-1)).id)
    const third = await opened(everybody.student, ensure(second.openings.at(-1)).id)
    expect([first, second, third].map(({ openings: lines, hasMore }) => [lines.length, hasMore])).toEqual([
      [20, true],
      [20, true],
      [5, false],
    ])
    expect(new Set([first, second, third].flatMap(({ openings: lines }) => lines.map(({ id }) => id))).size).toBe(45)
  })

  test('sees nobody else’s list, whichever line they ask from', async () => {
    await app.clear(deskActions)
    for (const path of ['students', 'chats']) await everybody.admin.call('GET', `/api/desk/${path}/${idOf(meera)}`)
    const lines = await app.services.db
      .select()
      .from(deskActions)
      .where(eq(deskActions.about, idOf(meera)))
      .orderBy(deskActions.id)
    expect(lines.map(({ what }) => what)).toEqual(['student-read', 'chat-read'])
    // From the later of two, so that there is one before it.
    for (const before of [undefined, lines[1]?.id])
      expect(await opened(everybody.advisor, before)).toEqual({ openings: [], hasMore: false })
  })
})

describe('a role', () => {
  const pageOf = (kind: 'advisor' | 'underwriter' | 'admin', student: { email: string }) =>
    everybody[kind].api.students.read({ id: idOf(student) })
  const linesOf = (page: { answers: { label: string; value: string }[]; history: { what: string }[] }) => [
    ...page.answers.map(({ label, value }) => `${label}: ${value}`),
    ...page.history.map(({ what }) => what),
  ]

  /** Words that only the features of a heading write. */
  const tell: Readonly<Record<string, RegExp>> = {
    money: /debit card|on the card|SEVIS fee paid/i,
    loans: /loan|lender|State Bank|Credilia/i,
    insurance: /insur|policy|waiver|deposit/i,
    journey: /SOP|vaccine|interview|webinar|Began|Marked as completed/i,
    plans: /^(Where they are|Studies|Intake|Flight|Programme start|Universities): /,
  }
  const unseen = {
    advisor: ['money', 'loans', 'insurance'],
    underwriter: ['money', 'loans', 'journey', 'plans'],
  } as const

  test.each(['advisor', 'underwriter'] as const)('%s is answered nothing of the headings of others', async kind => {
    const missing: string[] = []
    const hidden = new Set<string>()
    for (const student of students) {
      const [theirs, whole] = [linesOf(await pageOf(kind, student)), linesOf(await pageOf('admin', student))]
      for (const heading of unseen[kind]) {
        // A mark that a stage was begun says its name and is the journey's.
        const marks = /Began|Marked as completed|the step '/
        const words = tell[heading] ?? /never/
        const wrong = theirs.filter(line => words.test(line) && (heading === 'journey' || !marks.test(line)))
        missing.push(...wrong.map(line => `${student.firstName}, ${heading}: ${line}`))
        if (whole.some(line => words.test(line))) hidden.add(heading)
      }
      expect(theirs.filter(line => !whole.includes(line))).toEqual([])
    }
    expect(missing).toEqual([])
    // The demo has something under most of them, so that there is something to be hidden.
    expect(hidden.size).toBeGreaterThanOrEqual(2)
  })

  test('an underwriter sees the stage of insurance and no other, and no way into the chat', async () => {
    const { journey, headings, canAssign } = await pageOf('underwriter', meera)
    expect(journey.stages.map(({ route }) => route)).toEqual(['health-insurance'])
    expect(headings).toEqual(['insurance', 'blocks', 'requests', 'files'])
    expect(canAssign).toBe(false)
    expect((await everybody.underwriter.call('GET', `/api/desk/chats/${idOf(meera)}`)).status).toBe(404)
  })

  test('a lender reads no student’s page, and of applications those of one bank', async () => {
    expect((await everybody.lender.call('GET', `/api/desk/students/${idOf(meera)}`)).status).toBe(404)
    expect((await everybody.lender.call('GET', '/api/desk/students')).status).toBe(404)
    for (const student of students) {
      const { status, body } = await everybody.lender.call('GET', `/api/desk/loan-applications/${idOf(student)}`)
      if (status === 200) expect(Object(body).bank).toBe(vikram.bank)
    }
  })

  test('an underwriter’s open requests of a student are counted, and no others', async () => {
    const waitingFor = async (kind: 'underwriter' | 'admin') =>
      (await everybody[kind].api.students.find({ search: 'meera' }))[0]?.waiting
    const before = await waitingFor('underwriter')
    await everybody.advisor.api.requests.note({ student: idOf(meera), title: 'Call her' })
    expect(await waitingFor('underwriter')).toBe(before)
    expect(await waitingFor('admin')).toBeGreaterThan(ensure(before))
    expect(farah.role).toBe('underwriter')
  })
})
