import { PDFCheckBox, PDFDocument, PDFRawStream, PDFTextField } from '@cantoo/pdf-lib'
import { eq } from 'drizzle-orm'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoPassword, meera, rohan } from '#seed/people.ts'
import { seedPeople } from '#tests/people.ts'
import { openTestApp, type TestApp } from '#tests/app.ts'
import { readBack } from '#tests/read-back.ts'
import { visitor, type Visitor } from '#tests/visitor.ts'
import { universities } from '#src/features/universities/tables.ts'
import { people } from '#src/platform/identity/tables.ts'
import { dobAhead, dobUnlikely } from './copy.ts'
import { digitRefused, fnuRefused } from '#src/features/passport-profile/names/copy.ts'
import { filledI20s, i20Data } from './tables.ts'
import { ensure } from '#tests/api.ts'

let app: TestApp
let student: Visitor
let other: Visitor

beforeAll(async () => {
  app = await openTestApp()
  await seedPeople(app.services)
  await app.services.db.insert(universities).values(unt)
  student = await signedIn(meera.email)
  other = await signedIn(rohan.email)
})
beforeEach(async () => {
  await app.services.db.delete(i20Data)
  await app.services.db.delete(filledI20s)
})
afterAll(() => app.end())

const at = Temporal.Instant.from('2026-01-01T00:00:00Z')
const unt = {
  id: 'university-of-north-texas',
  name: 'University of North Texas',
  nameKey: 'university of north texas',
  createdAt: at,
  verifiedAt: at,
  revision: 1,
}

async function signedIn(email: string): Promise<Visitor> {
  const somebody = visitor(app)
  await somebody.api.accounts.signIn({ email, password: demoPassword })
  return somebody
}

const put = (who: Visitor, data: object) => who.api.i20.change(data)
const read = (who: Visitor) => who.api.i20.read()
/** JSON by its content type, and no body. */
const fill = (who: Visitor, headers = {}) =>
  who.call('POST', '/visas/i20/fillI20', undefined, { 'content-type': 'application/json', ...headers })

async function pdfOf(who: Visitor): Promise<PDFDocument> {
  const { i20LongURL: url } = ensure((await read(who)).filledI20)
  const answer = await fetch(app.url + new URL(url).pathname, { headers: { cookie: who.cookie() } })
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toContain('attachment; filename="i20-worksheet.pdf"')
  return PDFDocument.load(await answer.arrayBuffer())
}

/** As another program reads them: by name. */
const fieldsOf = (pdf: PDFDocument) =>
  Object.fromEntries(
    pdf
      .getForm()
      .getFields()
      .map(field => [
        field.getName(),
        field instanceof PDFTextField ? (field.getText() ?? '') : field instanceof PDFCheckBox && field.isChecked(),
      ]),
  )

const birth = { last_name: 'Iyer', first_name: 'Meera', gender: 'F', dob: '03/09/2003', birth_city: 'Hyderabad' }

describe('the data document', () => {
  test('is merged, field by field, and an empty text or null takes a value away', async () => {
    await put(student, { ...birth, ss_year1: 2_500_000, ss_year2: 2_600_000 })
    await put(student, { birth_city: '', ss_year2: null, citizenship_country: 'India', universityId: unt.id })
    expect(await read(student)).toMatchObject({
      data: {
        ...birth,
        birth_city: '',
        citizenship_country: 'India',
        ss_year1: 2_500_000,
        ss_year2: null,
        check_male: false,
        check_female: true,
      },
      university: { id: unt.id, name: unt.name },
      filledI20: null,
    })
  })

  test('a draft that lay on a device does not write over what came from another one meanwhile', async () => {
    await put(student, { birth_city: 'Kochi', ss_year1: 100_000 })
    // The name of the profile was never typed, so it is as it was.
    await put(student, { last_name: 'IYER', gender: 'F', was: { last_name: 'Iyer', gender: '' } })
    await put(student, { ss_year1: 250_000 })
    await expect(
      put(student, { ss_year1: 300_000, gender: 'M', was: { ss_year1: 100_000, gender: 'F' } }),
    ).rejects.toMatchObject({
      status: 409,
      body: { code: 'changed-elsewhere', fields: { ss_year1: '$2,500.00' } },
    })
    expect((await read(student)).data).toMatchObject({ ss_year1: 250_000, gender: 'F', last_name: 'IYER' })
    // Nor over the university that was chosen there; its name is what stands.
    await put(student, { universityId: unt.id })
    await expect(put(student, { universityId: null, was: { universityId: 'another' } })).rejects.toMatchObject({
      status: 409,
      body: { fields: { universityId: unt.name } },
    })
    await put(student, { universityId: unt.id, was: { universityId: null } })
  })

  test.each(['FNU', 'Unknown', 'LNU'])('%s is refused as a name: SEVIS refuses it', async name => {
    await expect(put(student, { first_name: name })).rejects.toMatchObject({
      status: 422,
      body: { fields: { first_name: fnuRefused } },
    })
  })

  test('a birth date that is still to come, or that no student has, is refused beside its field, and nothing is lost', async () => {
    await put(student, birth)
    await expect(put(student, { dob: '03/09/2103' })).rejects.toMatchObject({
      status: 422,
      body: { fields: { dob: dobAhead } },
    })
    expect((await read(student)).data).toMatchObject({ dob: birth.dob })
    for (const year of ['2020', '1905'])
      await expect(put(student, { dob: `03/09/${year}` })).rejects.toMatchObject({
        status: 422,
        body: { fields: { dob: dobUnlikely } },
      })
  })

  test('a single name is the surname, and the given name of the filled form stays empty', async () => {
    await put(student, { ...birth, last_name: 'Ramesh', first_name: '', middle_name: '' })
    expect((await read(student)).data).toMatchObject({ last_name: 'Ramesh', first_name: '' })
    await fill(student)
    expect(fieldsOf(await pdfOf(student))).toMatchObject({ last_name: 'Ramesh', first_name: '', middle_name: '' })
    expect((await student.api.visaNumbers.read()).person).toMatchObject({
      lastName: 'Ramesh',
      firstName: '',
    })
  })

  test('a passport whose surname is blank fills the surname with the whole name', async () => {
    await put(student, { ...birth, last_name: '', first_name: 'Ramesh', middle_name: 'Kumar' })
    await fill(student)
    expect(fieldsOf(await pdfOf(student))).toMatchObject({ last_name: 'Ramesh Kumar', first_name: '', middle_name: '' })
  })

  test('loses nothing when two tabs write at once', async () => {
    const fields = ['ss', 'ps', 'gs', 'university', 'other'].flatMap(prefix =>
      [1, 2, 3, 4].map(year => `${prefix}_year${year}`),
    )
    await Promise.all(fields.map((field, index) => put(student, { [field]: index })))
    expect((await read(student)).data).toMatchObject(Object.fromEntries(fields.map((field, index) => [field, index])))
  })

  test('is its owner’s alone, and lies sealed', async () => {
    await put(student, birth)
    expect(await read(other)).toMatchObject({ university: null, filledI20: null })
    expect(JSON.stringify(await read(other))).not.toContain('Iyer')
    const rows = await app.services.db.execute("select encode(sealed, 'escape') as text from i20_data")
    expect(JSON.stringify(rows)).not.toMatch(/Iyer|2003/)
  })

  test('begins with the name of the profile and where one is admitted', async () => {
    await student.api.applications.add({ university: unt.id, outcome: 'admitted' })
    expect(await read(student)).toMatchObject({
      data: { first_name: meera.firstName, last_name: meera.lastName },
      university: null,
      admittedTo: [{ id: unt.id, name: unt.name }],
    })
    expect(await read(other)).toMatchObject({ data: { first_name: rohan.firstName }, admittedTo: [] })
  })

  test.each([
    [{ dob: '03/09/1899' }, { dob: 'Please enter your date of birth as MM/DD/YYYY.' }],
    [{ dob: '02/30/2003' }, { dob: 'Please enter your date of birth as MM/DD/YYYY.' }],
    [{ dob: '2003-03-09' }, { dob: 'Please enter your date of birth as MM/DD/YYYY.' }],
    [{ ss_year1: 100.5 }, { ss_year1: 'Please enter an amount in USD.' }],
    [{ ss_year1: -1 }, { ss_year1: 'Please enter an amount in USD.' }],
    [{ last_name: 'x'.repeat(101) }, { last_name: 'Please use at most 100 characters.' }],
    [{ universityId: 'nowhere' }, { universityId: 'Please select the university you are going to.' }],
  ])('%j is refused', async (data, fields) => {
    await expect(put(student, data)).rejects.toMatchObject({ status: 422, body: { fields } })
  })
})

describe('the filled form', () => {
  test('needs a date of birth', async () => {
    expect(await fill(student)).toMatchObject({
      status: 422,
      body: { fields: { dob: 'Please enter your date of birth.' } },
    })
    await put(student, { dob: '' })
    expect((await fill(student)).status).toBe(422)
  })

  test('is made for nobody whose name the form marks as wrong, wherever it came from', async () => {
    await expect(put(student, { last_name: 'Iy3r' })).rejects.toMatchObject({
      status: 422,
      body: { fields: { last_name: digitRefused } },
    })
    // The profile takes longer names than the form.
    const long = { bornOn: '2003-03-09', surname: 'I'.repeat(110), firstName: 'Meera' }
    await other.api.passportProfile.change({ facts: long })
    expect(await fill(other)).toMatchObject({ status: 422, body: { fields: { last_name: expect.any(String) } } })
    expect((await read(other)).filledI20).toBeNull()
    await other.api.passportProfile.change({ facts: { surname: '', firstName: '', bornOn: '' } })
  })

  test('has a field for each field of the document', async () => {
    await put(student, {
      ...birth,
      universityId: unt.id,
      ps_name: 'Lakshmi Iyer',
      ps_year1: 3_100_000,
      university_aid: 'Loan',
    })
    expect(await fill(student)).toMatchObject({
      status: 200,
      body: {
        i20LongURL: expect.stringContaining('/api/visas/i20/files/'),
        university: { id: unt.id, name: unt.name },
      },
    })
    const fields = fieldsOf(await pdfOf(student))
    expect(Object.keys(fields)).toHaveLength(9 + 2 + 5 * 5 + 1 + 3 + 5)
    expect(fields).toMatchObject({
      ...birth,
      middle_name: '',
      check_male: false,
      check_female: true,
      ps_name: 'Lakshmi Iyer',
      ps_year1: '$31,000.00',
      ps_year2: '',
      university_aid: 'Loan',
      check_loan: true,
      check_job: false,
      total_year1: '$31,000.00',
      total_year2: '',
      total: '$31,000.00',
    })
  })

  test.each([
    ['अय्यर', 'Zoë', true],
    ['మీరా శ్రీనివాస్', 'மீனாட்சி ஸ்ரீ', true],
    ['محمد', 'Дмитрий', true],
    // No font of ours has these: they are in their field, and a viewer draws them.
    ['王', 'Xiǎomíng', false],
  ])('keeps and draws names in their own letters: %s %s', async (last_name, first_name, isDrawn) => {
    await put(student, { ...birth, last_name, first_name })
    await fill(student)
    const pdf = await pdfOf(student)
    expect(fieldsOf(pdf)).toMatchObject({ last_name, first_name })
    const looks = (name: string) => String(pdf.getForm().getTextField(name).acroField.getWidgets()[0]?.dict)
    expect(looks('first_name')).toContain('/AP')
    expect(looks('last_name').includes('/AP')).toBe(isDrawn)
    expect(String(pdf.getForm().acroForm.dict).includes('/NeedAppearances true')).toBe(!isDrawn)
  })

  test('wraps the names of two parents in letters that can be read, inside their box', async () => {
    const ps_name = 'Lakshmi Venkataraman Subramanian and Ramakrishnan Venkataraman Subramanian Iyer'
    await put(student, { ...birth, ps_name })
    await fill(student)
    const pdf = await pdfOf(student)
    const field = pdf.getForm().getTextField('ps_name')
    expect(field.getText()).toBe(ps_name)
    expect(field.isMultiline()).toBe(true)
    const [widget] = field.acroField.getWidgets()
    const looks = widget?.getAppearances()?.normal
    if (!(looks instanceof PDFRawStream)) throw new Error('The field is not drawn.')
    const content = new TextDecoder('latin1').decode(looks.getContents())
    const sizes = [...content.matchAll(/([\d.]+) Tf/g)].map(([, size]) => Number(size))
    expect(sizes.length).toBeGreaterThan(1)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(7)
  })

  test('names the student on both pages, and has a place for signature and date', async () => {
    await put(student, { ...birth, universityId: unt.id })
    await fill(student)
    const pdf = await getDocument({ data: await (await pdfOf(student)).save(), verbosity: 0 }).promise
    for (const number of [1, 2]) {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      const text = items.map(item => ('str' in item ? item.str : '')).join('')
      for (const words of [
        'Student: Meera Iyer, University of North Texas',
        'Signature of the student',
        'Date (MM/DD/YYYY)',
      ])
        expect(text).toContain(words)
    }
  })

  test('is read back by another library, field by field', async () => {
    await put(student, {
      ...birth,
      last_name: 'अय्यर',
      middle_name: '',
      ps_name: 'மீரா',
      ps_year1: 3_100_050,
      university_aid: 'Grant',
    })
    await fill(student)
    expect(await readBack(await (await pdfOf(student)).save())).toMatchObject({
      last_name: 'अय्यर',
      ps_name: 'மீரா',
      ps_year1: '$31,000.50',
      total: '$31,000.50',
      check_grant: 'Yes',
      check_loan: 'Off',
      check_female: 'Yes',
      check_male: 'Off',
    })
  })

  test('is filled with a bearer token as well, and the last one stands', async () => {
    await put(student, birth)
    const body = await student.api.accounts.bearer({})
    const headers = { authorization: `Bearer ${body.token}` }
    const first = Object((await fill(visitor(app), headers)).body)
    await put(student, { middle_name: 'Lakshmi' })
    expect((await fill(visitor(app), headers)).status).toBe(200)
    expect(fieldsOf(await pdfOf(student))).toMatchObject({ middle_name: 'Lakshmi' })
    expect((await student.call('GET', new URL(String(first.i20LongURL)).pathname)).status).toBe(404)
    const [person] = await app.services.db.select().from(people).where(eq(people.email, meera.email))
    const file = String(first.i20LongURL).split('/').at(-1) ?? ''
    expect(await app.services.ports.files.get(person?.id ?? '', `i20/${person?.id}/${file}.pdf`)).toBeUndefined()
  })

  test('opens for its owner alone', async () => {
    await put(student, birth)
    const { body } = await fill(student)
    const path = new URL(String(Reflect.get(Object(body), 'i20LongURL'))).pathname
    expect((await student.call('GET', path)).status).toBe(200)
    expect((await other.call('GET', path)).status).toBe(404)
    expect((await visitor(app).call('GET', path)).status).toBe(401)
    expect((await student.call('GET', '/api/visas/i20/files/..%2Fsecret')).status).toBe(404)
  })
})

test('a stranger has no I-20', async () => {
  expect((await fill(visitor(app))).status).toBe(401)
  await expect(put(visitor(app), birth)).rejects.toMatchObject({ status: 401 })
})
