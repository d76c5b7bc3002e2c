// What a student says of vaccines, the plan that follows, and proof of it.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { kavya, meera, rohan } from '#seed/people.ts'
import { vaccineSetStock } from '#seed/vaccines/sets.ts'
import { answerOf, ensure, type Api } from '#tests/api.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { vaccineProofs, vaccineChoices, vaccineLacks, vaccinePlans, vaccineRecords } from './tables.ts'
import { stockVaccineSets } from './sets/stock.ts'
import type { Vaccine } from './requirements/rules.ts'

let app: TeamApp
let asMeera: Visitor
let asRohan: Visitor
beforeAll(async () => {
  app = await openTeamApp()
  await stockVaccineSets(app.services, vaccineSetStock)
  ;[asMeera, asRohan] = [await app.enter(meera), await app.enter(rohan)]
})
beforeEach(() => app.clear(vaccineProofs, vaccineRecords, vaccineLacks, vaccinePlans, vaccineChoices))
afterAll(() => app.end())

const view = (who: Visitor) => who.api.vaccineRecords.read()
const stepsOf = async (who: Visitor): Promise<string[]> =>
  ensure((await who.api.journey.read({})).stages.find(({ route }) => route === 'vaccines')).steps.map(
    ({ status }) => status,
  )
const add = (who: Visitor, record: Parameters<Api['vaccineRecords']['add']>[0]) => who.api.vaccineRecords.add(record)

/** One dose, and of five vaccines none. */
async function enterMeera() {
  await asMeera.api.vaccineRecords.tellDob({ dob: '2003-04-17' })
  await asMeera.api.vaccineRecords.choose({ university: null })
  await add(asMeera, { vaccine: 'mmr', kind: 'dose', on: '2026-05-01', clinic: 'City Hospital' })
  for (const vaccine of ['tdap', 'menacwy', 'hepb', 'varicella', 'tb'] as const)
    await asMeera.api.vaccineRecords.lack({ vaccine })
}

test('what one says is one’s own, and the steps follow', async () => {
  expect(await stepsOf(asMeera)).toEqual(['incomplete', 'locked', 'locked', 'locked'])
  await enterMeera()
  const mine = await view(asMeera)
  expect(mine).toMatchObject({ isChosen: true, university: null, dob: '2003-04-17', list: { isCommon: true } })
  expect(mine.records).toMatchObject([{ vaccine: 'mmr', on: '2026-05-01', clinic: 'City Hospital', isOfClinic: false }])
  expect(await stepsOf(asMeera)).toEqual(['complete', 'incomplete', 'incomplete', 'incomplete'])
  expect(await view(asRohan)).toMatchObject({ records: [], isChosen: false, dob: null })
  expect((await asRohan.call('DELETE', `/api/vaccines/records/${ensure(mine.records[0]).id}`)).status).toBe(404)
})

test('what one has is not lacked, whatever was said on a device without a network', async () => {
  await enterMeera()
  const lack = (method: 'PUT' | 'DELETE', vaccine: string) => asMeera.call(method, `/api/vaccines/lacks/${vaccine}`, {})
  expect(await lack('PUT', 'mmr')).toMatchObject({ status: 409, body: { code: 'vaccine-had' } })
  expect((await lack('DELETE', 'tb')).status).toBe(200)
  expect((await view(asMeera)).lacks).not.toContain('tb')
  await lack('PUT', 'tb')
  expect((await view(asMeera)).lacks.toSorted()).toEqual(['hepb', 'menacwy', 'tb', 'tdap', 'varicella'])
})

test('the day of birth and the clinic lie sealed', async () => {
  await enterMeera()
  const rows = JSON.stringify([
    ...(await app.connections.sql`select * from vaccine_choices`),
    ...(await app.connections.sql`select * from vaccine_records`),
  ])
  expect(rows).not.toMatch(/2003-04-17|City Hospital/)
})

test('a plan is kept for a flight, and the flight makes it another', async () => {
  await asMeera.api.profile.change({ flightDate: null })
  await enterMeera()
  expect((await asMeera.call('PUT', '/api/vaccines/plan', {})).body).toMatchObject({ code: 'no-flight' })
  await asMeera.api.profile.change({ flightDate: '2027-03-01' })
  await asMeera.api.vaccinePlan.keep({})
  expect((await stepsOf(asMeera))[1]).toBe('complete')
  await asMeera.api.profile.change({ flightDate: '2027-03-02' })
  expect((await stepsOf(asMeera))[1]).toBe('incomplete')
  // Pressed without a network while the flight was changed on another device, it is not the plan that was seen.
  expect(await asMeera.call('PUT', '/api/vaccines/plan', { flight: '2027-03-01' })).toMatchObject({
    status: 409,
    body: { fields: { flight: '2nd March 2027' } },
  })
  const { plan } = await view(asMeera)
  expect(plan.filter(({ vaccine }) => vaccine === 'mmr')).toEqual([
    { vaccine: 'mmr', ask: 'required', dose: 2, of: 2, earliest: '2026-06-15', latest: '2027-02-16', isInUs: false },
  ])
  const { body } = await asMeera.call('GET', '/api/vaccines/plan/calendar')
  expect(String(body)).toContain('SUMMARY:Vaccination: Hepatitis B\\, dose 3 of 3')
  expect((String(body).match(/BEGIN:VEVENT/g) ?? []).length).toBe(plan.length)
})

test('an age is known to the day, though the birthday is sealed, and another birthday makes it another', async () => {
  await enterMeera()
  const standing = async () => (await view(asMeera)).standings.find(({ vaccine }) => vaccine === 'varicella')
  const doses = [
    { vaccine: 'varicella', kind: 'dose', on: '2004-04-13' },
    { vaccine: 'varicella', kind: 'dose', on: '2010-01-01' },
  ] as const
  for (const dose of doses) await add(asMeera, dose)
  expect(await standing()).toMatchObject({ state: 'done' })
  await asMeera.api.vaccineRecords.tellDob({ dob: '2003-04-18' })
  expect(await standing()).toMatchObject({ state: 'too-early', reasons: [{ why: 'before-age' }] })
  await asMeera.api.vaccineRecords.tellDob({ dob: '2003-04-17' })
})

test('childhood hepatitis B at 6, 10 and 14 weeks is two of three on every page, and Heplisav-B completes it in two', async () => {
  await asMeera.api.profile.change({ flightDate: '2027-03-01' })
  await enterMeera()
  const hepb = async () => {
    const { standings, plan } = await view(asMeera)
    const isHepb = ({ vaccine }: { vaccine: string }) => vaccine === 'hepb'
    return { standing: standings.find(isHepb), plan: plan.filter(isHepb) }
  }
  for (const on of ['2003-05-29', '2003-06-26', '2003-07-24']) await add(asMeera, { vaccine: 'hepb', kind: 'dose', on })
  const two = await hepb()
  expect(two.standing).toMatchObject({ state: 'too-early', of: 3, reasons: [{ why: 'before-age' }] })
  expect(two.plan).toMatchObject([{ dose: 3, of: 3 }])
  const calendar = async () => String((await asMeera.call('GET', '/api/vaccines/plan/calendar')).body)
  expect(await calendar()).toContain('Hepatitis B\\, dose 3 of 3')
  for (const on of ['2026-05-01', '2026-05-29']) await add(asMeera, { vaccine: 'hepb', kind: 'heplisav', on })
  const done = await hepb()
  expect(done.standing).toMatchObject({ state: 'done', by: 'doses' })
  expect(done.plan).toEqual([])
  expect(await calendar()).not.toContain('Hepatitis B')
  await expect(add(asMeera, { vaccine: 'mmr', kind: 'heplisav', on: '2026-05-01' })).rejects.toMatchObject({
    status: 422,
  })
  await asMeera.api.profile.change({ flightDate: null })
})

test('MR and Td are kept as what they are, each beside its own vaccine alone', async () => {
  await add(asRohan, { vaccine: 'mmr', kind: 'mr', on: '2010-01-01' })
  await add(asRohan, { vaccine: 'tdap', kind: 'td', on: '2020-01-01' })
  await expect(add(asRohan, { vaccine: 'tdap', kind: 'mr', on: '2020-01-01' })).rejects.toMatchObject({ status: 422 })
  const { standings } = await view(asRohan)
  expect(standings.flatMap(({ reasons }) => reasons.map(({ why }) => why))).toEqual(['not-mmr', 'not-tdap'])
})

describe('refused', () => {
  beforeEach(enterMeera)

  test.each([
    ['31st February', { vaccine: 'mmr', kind: 'dose', on: '2026-02-31' }, 422],
    ['a day to come', { vaccine: 'mmr', kind: 'dose', on: '2026-06-16' }, 422],
    ['before birth', { vaccine: 'mmr', kind: 'dose', on: '2003-04-16' }, 422],
    ['no day', { vaccine: 'mmr', kind: 'dose' }, 422],
    ['another vaccine', { vaccine: 'covid', kind: 'dose', on: '2026-01-01' }, 422],
    ['a test that is no dose', { vaccine: 'mmr', kind: 'igra', on: '2026-01-01' }, 422],
    ['a dose of a test', { vaccine: 'tb', kind: 'dose', on: '2026-01-01' }, 422],
    ['a clinic without end', { vaccine: 'mmr', kind: 'dose', on: '2026-01-01', clinic: 'x'.repeat(121) }, 422],
    ['a huge one', { vaccine: 'mmr', kind: 'dose', on: '2026-01-01', clinic: 'x'.repeat(100_000) }, 413],
    ['a number', { vaccine: 'mmr', kind: 'dose', on: 20260101 }, 422],
    ['nothing', {}, 422],
  ])('%s', async (_, record, status) => {
    expect((await asMeera.call('POST', '/api/vaccines/records', record)).status).toBe(status)
  })

  test.each(['2026-06-15', '1900-01-01', '2003-02-31', '', 'soon'])('a birth on %s', async dob => {
    expect((await asMeera.call('PUT', '/api/vaccines/birth', { dob })).status).toBe(422)
  })

  test('a university that is not there', async () => {
    expect((await asMeera.call('PUT', '/api/vaccines/university', { university: 'hogwarts' })).body).toMatchObject({
      fields: { university: expect.any(String) },
    })
  })
})

test('said by many at once it is one dose, and there is an end of them', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => answerOf(add(asRohan, { vaccine: 'tdap', kind: 'dose', on: '2024-01-01' }))),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
  const illness = await Promise.all(
    [1, 2, 3].map(() => answerOf(add(asRohan, { vaccine: 'varicella', kind: 'illness' }))),
  )
  expect(illness.filter(({ status }) => status === 200)).toHaveLength(1)
  const many = await Promise.all(
    Array.from({ length: 15 }, (_, day) =>
      answerOf(add(asRohan, { vaccine: 'mmr', kind: 'dose', on: `2024-01-${String(day + 1).padStart(2, '0')}` })),
    ),
  )
  expect(many.filter(({ status }) => status === 200)).toHaveLength(12)
  expect((await view(asRohan)).records).toHaveLength(14)
})

describe('proof', () => {
  beforeEach(enterMeera)

  const pdf = async (title: string) => {
    const { PDFDocument } = await import('@cantoo/pdf-lib')
    const made = await PDFDocument.create()
    made.addPage()
    made.addPage()
    made.setTitle(title)
    return made.save()
  }
  const send = async (who: Visitor, content: Uint8Array, name = 'slip.pdf') => {
    const answer = await fetch(`${app.url}/api/documents?${new URLSearchParams({ name, purpose: 'vaccine' })}`, {
      method: 'POST',
      headers: { cookie: who.cookie(), origin: app.url, 'content-type': 'application/octet-stream' },
      body: Buffer.from(content),
    })
    return Object(await answer.json())
  }
  const prove = (who: Visitor, vaccine: Vaccine, ...documents: string[]) =>
    who.api.vaccineProofs.add({ vaccine, documents })

  test('is put beside a vaccine, by its owner alone, and once', async () => {
    const { id } = await send(asMeera, await pdf('Slip'))
    await expect(prove(asRohan, 'mmr', id)).rejects.toMatchObject({ status: 409 })
    await prove(asMeera, 'mmr', id)
    await expect(prove(asMeera, 'mmr', id)).rejects.toMatchObject({ status: 409 })
    const { proofs } = await view(asMeera)
    expect(proofs).toMatchObject([{ vaccine: 'mmr', document: { name: 'slip.pdf' } }])
    expect((await asRohan.call('DELETE', `/api/vaccines/proofs/${ensure(proofs[0]).id}`)).status).toBe(404)
    expect((await asRohan.call('GET', `/api/documents/${ensure(proofs[0]).document.id}`)).status).toBe(404)
  })

  test('what is neither a PDF nor a picture is no proof', async () => {
    expect(await send(asMeera, Buffer.from('<html>'), 'slip.pdf')).toMatchObject({ code: 'wrong-kind' })
    expect(await send(asMeera, Buffer.from('x'), 'slip.docx')).toMatchObject({ code: 'wrong-kind' })
  })

  test('stands behind one record, which other programs read', async () => {
    const { id } = await send(asMeera, await pdf('Slip'))
    await prove(asMeera, 'mmr', id)
    const answer = await fetch(`${app.url}/api/vaccines/record`, { headers: { cookie: asMeera.cookie() } })
    expect(answer.headers.get('content-disposition')).toContain('vaccination-record.pdf')
    const task = getDocument({ data: new Uint8Array(await answer.arrayBuffer()), useSystemFonts: true, verbosity: 0 })
    const read = await task.promise
    expect(read.numPages).toBe(3)
    const { items } = await (await read.getPage(1)).getTextContent()
    const text = items.flatMap(item => ('str' in item ? [item.str] : [])).join(' ')
    await task.destroy()
    for (const words of [
      'Meera Iyer',
      '17th April 2003',
      'MMR: Dose',
      '1st May 2026',
      'City Hospital, India',
      'MMR: slip.pdf',
    ])
      expect(text).toContain(words)
  })

  test('is removed; and without a dose there is no record', async () => {
    const { id } = await send(asMeera, await pdf('Slip'))
    await prove(asMeera, 'mmr', id)
    const { proofs } = await view(asMeera)
    await asMeera.api.vaccineProofs.remove({ id: ensure(proofs[0]).id })
    expect((await view(asMeera)).proofs).toEqual([])
    const guest = await app.enterAsGuest()
    expect((await guest.call('GET', '/api/vaccines/record')).body).toMatchObject({ code: 'nothing-to-print' })
  })
})

test('a guest may say what they have', async () => {
  const guest = await app.enterAsGuest()
  await add(guest, { vaccine: 'mmr', kind: 'dose', on: '2010-01-01' })
  expect((await guest.call('PUT', '/api/vaccines/appointment', {})).status).toBe(403)
})

test('the desk reads how far a student is, and what they entered, without the names of their files', async () => {
  const asKavya = await app.enter(kavya)
  await enterMeera()
  await asMeera.api.profile.change({ flightDate: '2027-03-01' })
  await asMeera.api.vaccinePlan.keep({})
  // The same day would be said once.
  await asMeera.api.profile.change({ flightDate: '2027-03-02' })
  const { answers, history } = await asKavya.api.students.read({ id: app.idOf(meera) })
  expect(answers).toContainEqual({
    label: 'Vaccines',
    value: 'MMR: 1 of 2; Tdap: 0 of 1; MenACWY: 0 of 1; Hepatitis B: 0 of 3; Varicella: 0 of 2; TB test: 0 of 1',
  })
  expect(answers).toContainEqual({ label: 'Doses planned for the flight on', value: '1st March 2027' })
  const happened = history.map(({ what }) => what)
  expect(happened).toEqual(expect.arrayContaining(['Entered MMR: Dose', 'Kept the plan of doses']))
  expect(JSON.stringify(history)).not.toContain('slip.pdf')
})

test('nothing of it is among the actions', async () => {
  expect(JSON.stringify(await app.connections.sql`select * from desk_actions`)).not.toMatch(/MMR|mmr|2026-05-01/)
})
