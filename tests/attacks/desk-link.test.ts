// Against whoever comes in by a sign-in link of the desk, made from the contract: they see every stage, and nothing that says
// who the student is; and nothing is written before the student proved themselves in that session.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoPassword, dev, meera } from '#seed/people.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { vaccineSetStock } from '#seed/vaccines/sets.ts'
import { stockVaccineSets } from '#src/stages/vaccines/sets/stock.ts'
import { asksForProof, type Route } from '#src/wire/route.ts'
import { paidPolicy } from '../insured.ts'
import { wordsOfPdf } from '../pdf-words.ts'
import { routes } from '../smuggled.ts'
import { openTeamApp, type TeamApp } from '../team.ts'
import { visitor, type Visitor } from '../visitor.ts'
import { addressOf } from './everybody.ts'
import { ensure } from '../api.ts'

let app: TeamApp
let owner: Visitor
let byLink: Visitor

const mark = {
  surname: 'Zquillavati',
  mother: 'Zmotherina',
  passport: 'Z8371625',
  street: 'Quokka Lane',
  proof: 'ZproofZ',
}
/** The birth dates that were typed, as any page might write them. */
const birth = ['1999-03-17', '17 March 1999', '17 Mar 1999', '17/03/1999', '2003-05-17', '17 May 2003', '17/05/2003']
const planted = [...Object.values(mark), ...birth]

/** Files that anybody may save who came by the link, each with its reason. Their words are looked through all the same. */
const openFiles: Readonly<Record<string, string>> = {
  'insuranceBrochures.read': 'what anybody can read of a plan',
  'documents.readLibrary': 'what our team put into the library',
  'phone.calendar': 'a day on which to recharge',
  'vaccinePlan.calendar': 'days of a plan',
  'vaccineClinics.calendar': 'a booked time',
  'loanMeetings.calendar': 'a booked time',
  'appointment.calendar': 'a booked time',
  'attorneys.calendar': 'a booked time',
}

beforeAll(async () => {
  app = await openTeamApp()
  await stockVaccineSets(app.services, vaccineSetStock)
  owner = await app.enter(meera)
  await plant()
  const admin = await app.enter(dev)
  const body = await admin.api.desk.makeSignInLink({ id: app.idOf(meera) })
  byLink = visitor(app)
  const token = new URL(body.url).searchParams.get('token')
  await byLink.api.accounts.signInWithToken({ token: ensure(token) })
})
beforeEach(() => app.clear(rateLimits))
afterAll(() => app.end())

async function plant(): Promise<void> {
  const put = async (method: string, path: string, body: object) => {
    const { status, body: said } = await owner.call(method, path, body)
    expect(status, `${path} ${JSON.stringify(said)}`).toBe(200)
  }
  await app.services.sql`update people set last_name = ${mark.surname} where id = ${app.idOf(meera)}`
  const answers = {
    lastName: mark.surname,
    dob: '1999-03-17',
    homeAddress: `77 ${mark.street}`,
    securityAns1: mark.mother,
  }
  await put('PUT', '/api/passport-profile', {
    facts: {
      surname: mark.surname,
      bornOn: '1999-03-17',
      passportNumber: mark.passport,
      motherGivenNames: mark.mother,
      homeStreet: `77 ${mark.street}`,
    },
  })
  await paidPolicy(app, meera.email, { answers })
  await put('PUT', '/api/insurance/details', {
    universityID: 'sample-university',
    visa: 'F1',
    dob: '1999-03-17',
    coverageStartDate: '2026-08-01',
    numberOfMonths: '12',
  })
  await put('PUT', '/api/vaccines/birth', { dob: '1999-03-17' })
  await put('PUT', '/api/vaccines/university', { university: null })
  const proof = await fetch(`${app.url}/api/documents?purpose=vaccine&name=${mark.proof}.pdf`, {
    method: 'POST',
    headers: { cookie: owner.cookie(), origin: app.url, 'content-type': 'application/octet-stream' },
    body: Buffer.from(`%PDF-1.4\n%${mark.proof}\n${'x'.repeat(500)}\n%%EOF`),
  })
  const document: { id: string } = Object(await proof.json())
  await put('POST', '/api/vaccines/proofs', { documents: [document.id], vaccine: 'mmr' })
}

const ofStudents = routes.filter(([, { who }]) => who === 'student' || who === 'signed-in')
const reading = ofStudents.filter(([name, { method }]) => method === 'GET' && name !== 'platform.events')
const writing = ofStudents.filter(([, { method }]) => method !== 'GET')

/** Every id that the owner reads anywhere: one of them is the one that a path asks for. */
async function idsOf(who: Visitor): Promise<string[]> {
  const found = new Set<string>()
  for (const [, route] of reading.filter(([, { path, as }]) => !path.includes('{') && as === 'json')) {
    const text = JSON.stringify((await who.call('GET', route.path)).body)
    for (const [id] of text.matchAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g)) found.add(id)
  }
  return [...found]
}

const addressesOf = (route: Route, ids: readonly string[]) =>
  route.path.includes('{') ? ids.map(id => addressOf(route, id)) : [route.path]

async function saidAt(who: Visitor, address: string): Promise<string> {
  const answer = await fetch(app.url + address, { headers: { cookie: who.cookie(), accept: '*/*' } })
  if (answer.status !== 200) return ''
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const text = new TextDecoder('latin1').decode(bytes)
  return text.startsWith('%PDF') ? text + JSON.stringify(await wordsOfPdf(bytes)) : new TextDecoder().decode(bytes)
}

const foundIn = (said: string) => planted.filter(one => said.includes(one))

describe('who came by a link of the desk', () => {
  test('finds no name, birth date, passport number, address, mother’s name or proof in any answer or file', async () => {
    const ids = await idsOf(owner)
    const found: Record<string, string[]> = {}
    const seenByOwner = new Set<string>()
    for (const [name, route] of reading) {
      for (const address of addressesOf(route, ids)) {
        for (const one of foundIn(await saidAt(owner, address))) seenByOwner.add(one)
        const marks = foundIn(await saidAt(byLink, address))
        if (marks.length > 0) found[name] = marks
      }
    }
    expect(found).toEqual({})
    // All of it was there to be found.
    for (const one of [mark.surname, mark.mother, mark.passport, mark.street, mark.proof, '1999-03-17'])
      expect([...seenByOwner]).toContain(one)
  })

  test('every file of a student is closed, or is in the list of those that say nothing of them', () => {
    const open = reading.filter(([, route]) => route.as === 'file' && !asksForProof(route)).map(([name]) => name)
    // The copy of everything and the card ask for a fresh proof themselves.
    expect(open.filter(name => name !== 'rights.fetchExport').toSorted()).toEqual(Object.keys(openFiles).toSorted())
  })

  test.each(writing)('is asked for a proof before it writes, or writes nothing: %s', async (_name, route) => {
    const before = await rowsOf()
    const { status, body } = await byLink.call(route.method, addressOf(route), {})
    if (route.byItself === undefined) expect([status, Object(body).code]).toEqual([403, 'prove-again'])
    else if (route.byItself.answers !== undefined) expect([status, body]).toEqual([200, route.byItself.answers])
    expect(await rowsOf()).toEqual(before)
  })

  test('a landing and a look at each stage leave no visit, and one proof opens all of it for the session', async () => {
    await byLink.api.journey.read({})
    await byLink.api.insuranceDetails.read()
    await byLink.api.proof.byPassword({ password: demoPassword })
    app.clock.pass({ minutes: 30 })
    await byLink.api.journey.visit({ stage: 'loans' })
    await byLink.api.profile.setZone({ zone: 'Asia/Kolkata' })
    expect(await saidAt(byLink, '/api/passport-profile')).toContain(mark.passport)
  })
})

/** How many rows each table has that a student's press could change. */
async function rowsOf(): Promise<unknown> {
  const { sql } = app.services
  const tables = await sql<{ name: string }[]>`
    select quote_ident(table_name) as name from information_schema.columns
    where table_schema = 'public' and column_name = 'owner'
      and table_name not in ('idempotency_keys')`
  const each = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*)::int as count, max(xmin::text::bigint)::text as last from ${name} where owner = '${app.idOf(meera)}'`,
  )
  return sql.unsafe(each.join(' union all ') + ' order by name')
}
