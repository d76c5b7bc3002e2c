// Dates at risk: which they are, who at the desk sees them, and one press that writes to all shown.
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { arjun, farah, kavya, meera, rohan, type DemoPerson } from '#seed/people.ts'
import { seed } from '#seed/seed.ts'
import { answerOf, ensure, type Api } from '#tests/api.ts'
import { appServices } from '#src/app/services.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { editedFacts } from '#src/features/dated-facts/catalogue.ts'
import { momentOf } from '#src/journey/moments.ts'
import { deskActions } from '#src/features/audit/tables.ts'
import { notificationLetters, notifications } from '#src/features/notifications/tables.ts'
import { profiles } from '#src/features/people/tables.ts'
import { people } from '#src/platform/identity/tables.ts'
import { planOf } from '#src/plan/plan.ts'
import { rules as all, rulesInUse } from '#src/plan/rules.ts'
import type { KnownDays } from '#src/plan/things.ts'
import { planStudents } from '../effect/students.ts'
import { rulesWith } from '../rulebook/rules.ts'
import { planFor } from '../rules.ts'
import { aheadOfStudent, isSure } from '../ahead/rules.ts'
import { planRisks, planRisksSeen } from '../tables.ts'
import { remakeRisks } from './jobs.ts'
import { allRisksIn, firstToSave, notedOf, risksIn, studentsAtOnce } from './rules.ts'

const day = (text: string) => Temporal.PlainDate.from(text)

describe('of one student', () => {
  const rules = rulesInUse(all)
  const known: KnownDays = {
    programmeStart: day('2027-08-16'),
    interview: day('2027-06-15'),
    flight: day('2027-08-01'),
  }
  const risksOn = (today: string, days = known) => risksIn(planOf(days, rules, day(today)), day(today))

  test('what fits is no risk', () => {
    expect(risksOn('2027-01-04').map(({ word }) => word)).not.toContain('fits')
  })

  test('what breaks says its hard limit, its rule and what to do', () => {
    const fee = risksOn('2027-06-12').find(({ thing }) => thing === 'sevisFee')
    expect(fee).toMatchObject({
      word: 'breaks',
      limit: '2027-06-10',
      isHard: true,
      rule: { id: 'A14' },
      todo: 'Pay today and bring the printed receipt, or move the interview.',
    })
  })

  test('what is done is none', () => {
    const rows = planOf(known, rules, day('2027-06-12'), new Set(['sevisFee']))
    expect(risksIn(rows, day('2027-06-12')).map(({ thing }) => thing)).not.toContain('sevisFee')
  })

  test('what is over for more than a month is none for the desk', () => {
    const has = (today: string) => risksOn(today).some(({ thing }) => thing === 'sevisFee')
    expect([has('2027-07-10'), has('2027-07-11')]).toEqual([true, false])
  })

  test('what is over for more than a month still counts for the student, as on the plan’s own page', () => {
    expect(allRisksIn(planOf(known, rules, day('2027-07-11'))).map(({ thing }) => thing)).toContain('sevisFee')
  })

  test('who has given no date has none', () => {
    expect(risksOn('2027-06-12', {})).toEqual([])
  })
})

test.each([
  [
    'what breaks, though its limit is later,',
    { word: 'breaks' as const, limit: '2027-07-01' },
    { word: 'tight' as const },
  ],
  ['the sooner limit', {}, { limit: '2027-06-02' }],
  ['on one day, the hard one', {}, { isHard: false }],
])('of one student %s comes first', (_, one, other) => {
  const risk = { word: 'breaks' as const, limit: '2027-06-01', isHard: true }
  expect(firstToSave({ ...risk, ...one }, { ...risk, ...other })).toBeLessThan(0)
})

describe('at the desk', () => {
  let team: TeamApp
  let advisor: Visitor

  beforeAll(async () => {
    team = await openTeamApp() // its clock stands on 15 June 2026
    await seed(team.services)
    advisor = await team.enter(kavya)
    const asMeera = await team.enter(meera)
    // The fee was to be paid by Friday: the interview is on Wednesday.
    await asMeera.api.appointment.tell({
      place: 'Hyderabad',
      interviewDay: '2026-06-17',
      interviewTime: '09:30',
    })
    await asMeera.api.plan.give({ thing: 'flight', day: '2026-06-25' })
    await (await team.enter(rohan)).api.plan.give({ thing: 'flight', day: '2026-07-01' })
    await advisor.api.studentFiles.setLead({ id: team.idOf(meera), lead: team.idOf(kavya) })
    // A guest's flight is nobody's plan, and neither is that of an underwriter.
    const guest = await team.enterAsGuest()
    expect(await advisor.api.planRisks.read({})).toMatchObject({ asOf: null, checked: 0, cards: [], next: null })
    for (const owner of [guest.id, team.idOf(farah)])
      await team.services.db
        .insert(profiles)
        .values({ owner, flightDate: day('2026-06-20'), updatedAt: team.clock.now() })
    await remake()
  })
  afterAll(() => team.end())

  const remake = () => remakeRisks(team.services, appServices)
  const read = async (query = '', who = advisor) => who.call('GET', `/api/desk/plans/risks${query}`)
  type Asked = Parameters<Api['planRisks']['read']>[0]
  const cards = async (asked: Asked = {}) => (await advisor.api.planRisks.read(asked)).cards
  const studentsIn = (found: Awaited<ReturnType<typeof cards>>) => found.map(({ student }) => student.id)

  test('each student has one card: what breaks first, how it is saved, who leads, and what else is at risk', async () => {
    const view = await advisor.api.planRisks.read({})
    const { cards: found } = view
    expect(new Set(studentsIn(found)).size).toBe(found.length)
    expect(found.map(({ first }) => first).toSorted(firstToSave)).toEqual(found.map(({ first }) => first))
    const ofMeera = ensure(found.find(({ student }) => student.id === team.idOf(meera)))
    expect(ofMeera).toMatchObject({
      student: { name: 'Meera Iyer' },
      lead: { id: team.idOf(kavya), name: 'Kavya' },
      first: { thing: 'hepatitisB3', word: 'breaks', limit: '2026-06-11' },
    })
    const fee = ensure(ofMeera.others.find(({ thing }) => thing === 'sevisFee'))
    expect(fee).toMatchObject({ word: 'breaks', limit: '2026-06-12', todo: expect.stringMatching(/^Pay today/) })
    expect(studentsIn(found)).not.toContain(team.idOf(farah))
    const count = found.reduce((sum, { others }) => sum + 1 + others.length, 0)
    expect(view).toMatchObject({ students: found.length, count, next: null })
  })

  test('by rule and by word: a card opens with what was asked for, and keeps the rest', async () => {
    const [card] = await cards()
    const { first, others } = ensure(card)
    const other = ensure(others[0])
    const ofRule = await cards({ rule: other.rule.id, word: other.word })
    expect(new Set(ofRule.map(one => one.first.rule.id))).toEqual(new Set([other.rule.id]))
    const same = ensure(ofRule.find(({ student }) => student.id === card?.student.id))
    expect(same.others).toContainEqual(first)
    expect(same.others).toHaveLength(others.length)
    expect(await cards({ rule: 'none' })).toEqual([])
    for (const query of ['?word=fits', '?word=', `?rule=${'x'.repeat(100)}`, '?lead=somebody', '?after=1'])
      expect((await read(query)).status).toBe(422)
  })

  test('by who leads, and by name', async () => {
    expect(studentsIn(await cards({ lead: 'me' }))).toEqual([team.idOf(meera)])
    expect(studentsIn(await cards({ lead: team.idOf(kavya) }))).toEqual([team.idOf(meera)])
    expect(studentsIn(await cards({ lead: 'nobody' }))).not.toContain(team.idOf(meera))
    expect(studentsIn(await cards({ lead: 'nobody' }))).toContain(team.idOf(rohan))
    expect(await cards({ lead: team.idOf(meera) })).toEqual([])
    expect(studentsIn(await cards({ search: 'rohan' }))).toEqual([team.idOf(rohan)])
  })

  test('is noted as a look at each student that was shown, once an hour', async () => {
    const shown = new Set(studentsIn(await cards()))
    const looks = await team.services.db.select().from(deskActions).where(eq(deskActions.what, 'plan-risks-read'))
    expect(looks.map(({ about }) => about).toSorted()).toEqual([...shown].toSorted())
  })

  test('is nothing for students, nor for other seats', async () => {
    expect((await read('', await team.enter(meera))).status).toBe(404)
    expect((await read('', await team.enter(farah))).status).toBeGreaterThanOrEqual(403)
  })

  describe('of all students', () => {
    const rowOf = async (who: DemoPerson) =>
      (
        await team.services.db
          .select()
          .from(planRisks)
          .where(eq(planRisks.owner, team.idOf(who)))
      )[0]
    const forget = (who: DemoPerson) =>
      team.services.db
        .update(planRisks)
        .set({ risks: [] })
        .where(eq(planRisks.owner, team.idOf(who)))

    test('each has the row that a plan made now would give', async () => {
      const kept = await team.services.db.select().from(planRisks)
      const edited = rulesInUse(rulesWith(await editedFacts(team.services.db)))
      const ids = kept.map(({ owner }) => owner ?? '')
      const students = await planStudents(team.services, appServices, ids)
      expect(students.length).toBeGreaterThan(2)
      for (const { id, sources, today, zone } of students) {
        const fresh = risksIn(planFor(sources, edited, today), today).map(notedOf)
        const ahead = aheadOfStudent({ sources, today, zone }, edited, team.clock.now()).find(isSure)
        const next = ahead === undefined ? null : { day: ahead.day.toString(), title: ahead.title }
        expect(kept.find(({ owner }) => owner === id)).toMatchObject({ day: today, risks: fresh, next })
      }
    })

    test('news of one makes theirs again and leaves the others', async () => {
      await remake()
      const before = await rowOf(meera)
      await forget(meera)
      await forget(rohan)
      await (await team.enter(meera)).api.plan.give({ thing: 'flight', day: '2026-06-26' })
      await remake()
      expect((await rowOf(meera))?.risks.length).toBeGreaterThan(0)
      expect((await rowOf(rohan))?.risks).toEqual([])
      await (await team.enter(meera)).api.plan.give({ thing: 'flight', day: '2026-06-25' })
      await remake()
      expect(await rowOf(meera)).toEqual(before)
    })

    test.each([
      ['their day is another', () => team.clock.pass({ hours: 24 })],
      ['the rules are others', () => team.services.db.update(planRisks).set({ rules: 'of the release before' })],
      [
        'nobody knows any more of whom there was news',
        () => team.services.db.update(planRisksSeen).set({ cursor: '' }),
      ],
    ])('all are made again once %s', async (_, happens) => {
      await remake()
      await forget(rohan)
      await remake()
      expect((await rowOf(rohan))?.risks).toEqual([])
      await happens()
      await remake()
      expect((await rowOf(rohan))?.risks.length).toBeGreaterThan(0)
      expect(await advisor.api.planRisks.read({})).toMatchObject({ asOf: momentOf(team.clock.now()) })
    })

    test('two processes at once make them once', async () => {
      await team.services.db.delete(planRisks)
      await Promise.all([remake(), remake(), remake()])
      expect((await rowOf(rohan))?.risks.length).toBeGreaterThan(0)
    })

    test('more than a page holds come page by page, each student once', async () => {
      const row = ensure(await rowOf(meera))
      const ids = Array.from({ length: studentsAtOnce + 5 }, () => crypto.randomUUID())
      const at = team.clock.now()
      await team.services.db
        .insert(people)
        .values(
          ids.map((id, index) => ({ id, firstName: `Many ${index}`, lastName: '', isGuest: false, createdAt: at })),
        )
      await team.services.db.insert(planRisks).values(ids.map(owner => ({ ...row, owner })))
      const { cards: first, next, students } = await advisor.api.planRisks.read({ search: 'many' })
      expect([first.length, students]).toEqual([studentsAtOnce, ids.length])
      const rest = await advisor.api.planRisks.read({ search: 'many', after: ensure(next ?? undefined) })
      expect(rest.next).toBeNull()
      expect([...studentsIn(first), ...studentsIn(rest.cards)].toSorted()).toEqual(ids.toSorted())
      await team.services.db.delete(people).where(inArray(people.id, ids))
    })

    test('who is enrolled by now has none', async () => {
      await (await team.enter(rohan)).api.onboarding.answer({ cycle: 'enrolled' })
      expect(studentsIn(await cards())).not.toContain(team.idOf(rohan))
      await remake()
      expect(await rowOf(rohan)).toBeUndefined()
    })
  })

  const letter = {
    type: 'deadline' as const,
    title: 'A date is at risk',
    body: 'Look at your plan.',
    href: '/plan',
    mail: true,
  }
  const write = (to: string[], more: object = {}, who = advisor) =>
    who.api.notifications.writeToMany({ ...letter, to, ...more })
  const written = () => team.services.db.select().from(notifications).where(eq(notifications.title, letter.title))

  test('one press writes to each student shown, once', async () => {
    const to = [team.idOf(meera), team.idOf(rohan), team.idOf(meera)]
    expect(await write(to)).toEqual({ written: 2, left: 0 })
    expect(await write(to)).toEqual({ written: 0, left: 2 })
    const rows = await written()
    expect(rows.map(({ owner, href }) => [owner, href]).toSorted()).toEqual(
      [...new Set(to)].map(owner => [owner, '/plan']).toSorted(),
    )
    const letters = await team.services.db
      .select()
      .from(notificationLetters)
      .where(
        inArray(
          notificationLetters.notification,
          rows.map(({ id }) => id),
        ),
      )
    expect(letters).toHaveLength(2)
  })

  test('pressed ten times at once, it is written once', async () => {
    const all10 = Array.from({ length: 10 }, () => answerOf(write([team.idOf(arjun)], { body: 'Ten at once.' })))
    const answers = await Promise.all(all10)
    expect(answers.reduce((sum, { body }) => sum + Object(body).written, 0)).toBe(1)
  })

  test('to nobody, to too many, to a guest, or without words it is not written', async () => {
    const guest = await team.enterAsGuest()
    const before = (await written()).length
    await expect(write([])).rejects.toMatchObject({ status: 422 })
    expect((await advisor.call('POST', '/api/desk/notifications/many', { ...letter, to: 'all' })).status).toBe(422)
    await expect(write(['x'])).rejects.toMatchObject({ status: 422 })
    await expect(write(Array.from({ length: 201 }, () => crypto.randomUUID()))).rejects.toMatchObject({ status: 422 })
    await expect(write([team.idOf(meera)], { title: '' })).rejects.toMatchObject({ status: 422 })
    await expect(write([team.idOf(meera)], { href: 'https://elsewhere.example' })).rejects.toMatchObject({
      status: 422,
    })
    expect(await write([guest.id, crypto.randomUUID()], { body: 'To nobody.' })).toEqual({ written: 0, left: 2 })
    await expect(write([team.idOf(meera)], {}, await team.enter(rohan))).rejects.toMatchObject({ status: 404 })
    expect(await written()).toHaveLength(before)
  })
})
