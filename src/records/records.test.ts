import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import * as r from './fields.ts'
import { RecordFields } from './screens/record-fields.tsx'
import { answerShape, typedShape } from './shapes.ts'
import { contentRecord } from '#src/features/content/record/rules.ts'
import { factRecord } from '#src/features/dated-facts/record/rules.ts'
import { newProductRecord, productRecord } from '#src/features/products/desk/rules.ts'
import { gmatRecord, greRecord, studyRecord, toeflRecord, workRecord } from '#src/features/profile/records/rules.ts'
import { detailsRecord, slotRecord } from '#src/features/webinars/desk/rules.ts'
import { newPlanRecord } from '#src/stages/health-insurance/catalogue/desk/rules.ts'
import { universityRecord } from '#src/stages/health-insurance/catalogue/desk/settings/rules.ts'
import { clinicRecord } from '#src/stages/vaccines/clinics/desk/rules.ts'
import { itemRecord, sourceRecord } from '#src/stages/vaccines/sets/desk/rules.ts'
import { attorneyRecord } from '#src/stages/visas/attorneys/desk/rules.ts'

const today = '2026-11-27'
const wrong = 'Wrong.'
const sizes = ['small', 'large'] as const
const names = { small: 'Small', large: 'Large' }

/** One of each kind. */
const record = {
  line: r.line('A line', { required: wrong, most: 10 }),
  text: r.text('A text', { most: 20, group: { label: 'A group' } }),
  slug: r.slug('An id', { wrong }),
  web: r.orNull(r.web('A page', { wrong, hint: 'As it is pasted.' })),
  amount: r.amount('An amount', { wrong, most: 100_000 }),
  amountOrNull: r.orNull(r.amount('Perhaps an amount', { wrong, most: 100_000 })),
  whole: r.whole('A number', { wrong, least: 1, most: 366, after: 'days' }),
  day: r.day('A day', { wrong, ahead: 'Ahead.' }),
  time: r.time('A clock', { wrong }),
  rich: r.rich('A text with markup', { most: 20, wrong }),
  signed: r.numberRead('A number with a sign', {
    read: typed => (/^-?\d$/.test(typed) ? Number(typed) : undefined),
    write: String,
    wrong: typed => !/^-?\d$/.test(typed) && wrong,
    isSigned: true,
  }),
  oneOf: r.oneOf('One of these', sizes, { wrong, names }),
  tiles: r.oneOf('One of few', sizes, { wrong, isTiles: true }),
  weekdays: r.weekdays('Days of the week', { names: ['Monday', 'Tuesday'], required: wrong, blank: [] }),
  several: r.several('Some of these', sizes, { required: wrong, names }),
  tick: r.tick('Yes or no', { hint: 'What yes means.' }),
}

const right: r.TypedOf<typeof record> = {
  line: 'Ten at mos',
  text: 'Two\nlines',
  slug: 'an-id',
  web: 'https://safar.example/page',
  amount: '1,250.00',
  amountOrNull: '',
  whole: '31',
  day: '2026-11-27',
  time: '18:30',
  rich: '<p>Early.</p>',
  signed: '-3',
  oneOf: 'small',
  tiles: 'large',
  weekdays: [2, 1, 1],
  several: ['large', 'small'],
  tick: true,
}
const kept: r.KeptOf<typeof record> = {
  ...right,
  amount: 125_000,
  amountOrNull: null,
  whole: 31,
  day: Temporal.PlainDate.from('2026-11-27'),
  signed: -3,
  oneOf: 'small',
  tiles: 'large',
  weekdays: [1, 2],
  several: ['small', 'large'],
}
const wide = 'x'.repeat(200_001)

test('what is right has nothing wrong, and is kept as what it means', () => {
  expect(r.wrongIn(record, { ...right, amount: '1,000.00' }, today)).toEqual({})
  expect(r.keptOf({ ...record, amount: r.amount('Amount', { wrong, most: 200_000 }) }, right)).toEqual(kept)
})

test('a blank record lacks what is required, and nothing else', () => {
  expect(Object.keys(r.wrongIn(record, r.blankOf(record), today))).toEqual(
    // oxfmt-ignore
    ['line', 'slug', 'amount', 'whole', 'day', 'time', 'signed', 'oneOf', 'tiles', 'weekdays', 'several'],
  )
})

describe.each<[keyof typeof record, ...unknown[]]>([
  ['line', ' ', 'More than ten', 'a\u202Eb'],
  ['text', 'x'.repeat(21), 'a\u0007'],
  ['slug', '', 'New', 'new', 'a.b', '-a', 'a'.repeat(61)],
  ['web', 'http://safar.example', 'javascript:alert(1)', 'safar'],
  ['amount', '', 'much', '-1', '1.005', '1,001.00', '99999999999999'],
  ['amountOrNull', 'much', '-1'],
  ['whole', '', '0', '367', '1.5', '-1', 'a month', '9'.repeat(30)],
  ['day', '', '2026-02-30', '2026-11-28', 'soon'],
  ['time', '', '25:00', '6:30', 'noon'],
  ['rich', 'x'.repeat(21)],
  ['signed', '', '--1', '1.5'],
  ['oneOf', '', 'medium'],
  ['tiles', 'medium'],
  ['weekdays', []],
  ['several', [], ['medium']],
])('%s', (name, ...values) => {
  test.each(values.map(value => [value]))('%j is refused beside its field', value => {
    const typed = { ...right, amount: '1', [name]: value }
    expect(Object.keys(r.wrongIn(record, typed, today))).toEqual([name])
  })
})

test.each(r.namesOf(record))('%s is sent as it is typed: nothing of another kind and nothing endless', name => {
  const shape = typedShape(record)
  expect(shape.safeParse(right).success).toBe(true)
  for (const sent of [undefined, null, 5, {}, [{}], wide, Array.from({ length: 11 }, () => 'small')]) {
    const read = shape.safeParse({ ...right, [name]: sent })
    expect(new Set(read.error?.issues.map(({ path }) => path[0]))).toEqual(new Set([name]))
  }
})

test('an answer is what is kept, and a field that is not declared is refused', () => {
  const answer = r.answerOf(record, kept)
  expect(answer).toEqual({ ...kept, day: '2026-11-27' })
  expect(answerShape(record).strict().safeParse(answer).success).toBe(true)
  expect(
    answerShape(record)
      .strict()
      .safeParse({ ...answer, other: 1 }).error?.issues[0]?.code,
  ).toBe('unrecognized_keys')
})

const form = <V extends object>(values: V, error?: string) => ({ values, set: () => {}, field: () => ({ error }) })
const html = (text: string) => text.replaceAll('&#x27;', "'")

test('the form has a control for each field, with its label, its hint and what is wrong with it', () => {
  const shown = html(
    renderToStaticMarkup(
      createElement(RecordFields<r.KindsOf<typeof record>>, { of: record, form: form(right, wrong) }),
    ),
  )
  for (const name of r.namesOf(record)) expect(shown).toContain(record[name].look.label)
  for (const words of ['As it is pasted.', 'What yes means.', 'A group', 'days', wrong]) expect(shown).toContain(words)
  expect(shown).toContain('value="1,250.00"')
})

/** Typed, kept and typed again, from the row and from the answer. */
function comesBack<R extends r.Kinds>(fields: r.Fields<R>, typed: r.TypedIn<NoInfer<R>>): void {
  expect(r.wrongIn(fields, typed, today)).toEqual({})
  expect(typedShape(fields).strict().parse(typed)).toEqual(typed)
  const stored = r.keptOf(fields, typed)
  expect(r.typedOf(fields, stored)).toEqual(typed)
  const answer = r.answerOf(fields, stored)
  expect(r.typedOf(fields, answer)).toEqual(typed)
  expect(answerShape(fields).strict().safeParse(answer).error).toBeUndefined()
  expect(
    answerShape(fields)
      .strict()
      .safeParse({ ...answer, undeclared: 1 }).success,
  ).toBe(false)
}

describe('what is typed comes back from what is kept:', () => {
  test('a product', () =>
    comesBack(newProductRecord, {
      ...r.blankOf(newProductRecord),
      kind: 'phone-plan',
      id: 'a-plan',
      title: 'A plan',
      provider: 'A carrier',
      price: '25.00',
      sims: ['esim'],
      terms: { data: 'Without end' },
      source: 'Its page',
      checkedOn: today,
      website: 'https://carrier.example/plan',
    }))
  test('an insurance plan', () =>
    comesBack(newPlanRecord, {
      ...r.blankOf(newPlanRecord),
      id: 'gbg-250',
      partner: 'GBG',
      code: '250',
      retailName: 'Campus 250',
      policyId: 'P-1',
      insuranceCompany: 'GBG',
      emergencyPhone: '+1 217 555 0100',
      deductible: '250.00',
      coInsurance: '20',
      outOfPocketMax: '6350.00',
      evacuation: '50000.00',
      repatriation: '25000.00',
      preventive: '100',
      deposit: '100.00',
      refundDays: '31',
    }))
  test('a clinic', () =>
    comesBack(clinicRecord, {
      ...r.blankOf(clinicRecord),
      name: 'A clinic',
      city: 'Pune',
      address: 'MG Road',
      phone: '+91 20 5550',
      prices: { mmr: '650', tb: '1200' },
    }))
  test('what we know of a university', () =>
    comesBack(universityRecord, {
      ...r.blankOf(universityRecord),
      waiverOpens: '2026-07-15',
      waiverDeadline: '2026-09-22',
      windowSource: 'bu.edu/waiver',
      windowCheckedOn: '2026-06-01',
      allowedStartDates: ['2026-07-01', '2026-08-01'],
      gbgDestinationState: 'MA',
      isRead: true,
      source: 'bu.edu',
      checkedOn: '2026-06-01',
      year: '2026',
      deductible: '500.00',
      coInsuranceMost: '25',
      sponsors: 'an employer\na government',
    }))
  test('a list of vaccines', () =>
    comesBack(sourceRecord, { source: 'Its page', checkedOn: today, note: 'Two\nlines' }))
  test('what is asked of a vaccine', () =>
    comesBack(itemRecord, {
      ...r.blankOf(itemRecord),
      ask: 'required',
      fromAge: '1',
      secondAfterDays: '28',
      tests: ['igra'],
      isRead: true,
    }))
  test('something of the library', () =>
    comesBack(contentRecord, {
      ...r.blankOf(contentRecord),
      title: 'Doses',
      summary: 'When to begin',
      stage: 'vaccines',
      body: '<p>Early.</p>',
      sourceName: 'A page',
      sourceCheckedOn: today,
    }))
  test('a dated fact', () =>
    comesBack(factRecord, {
      ...r.blankOf(factRecord),
      words: 'A fact.',
      state: 'inForce',
      months: '0',
      workingDays: '-3',
      days: '0',
      sourceName: 'Its page',
      sourceAddress: 'https://travel.state.gov/visas',
      checkedOn: today,
      checkAgainBy: '2027-05-27',
    }))
  test('an attorney', () =>
    comesBack(attorneyRecord, {
      ...r.blankOf(attorneyRecord),
      name: 'Leela Thomas',
      firm: 'Thomas',
      languages: 'English, Malayalam',
      about: 'Refusals.',
      price: '4000',
      hours: [{ weekday: 1, from: '09:00', until: '11:00' }],
      daysOff: ['2026-12-25'],
    }))
  test('a webinar and a time of it', () => {
    comesBack(detailsRecord, {
      title: 'The interview',
      description: 'What is asked.',
      hostName: 'Kavya',
      stage: 'visas',
    })
    comesBack(slotRecord, { day: today, time: '18:30', minutes: 60, agenda: 'One\nTwo', conferenceId: 'safar-1' })
  })
  test('studies, work and scores', () => {
    comesBack(studyRecord, { ...r.blankOf(studyRecord), institution: 'IIT', startYear: '2021', score: '8.5' })
    comesBack(workRecord, { ...r.blankOf(workRecord), company: 'Tata', title: 'Intern', startDate: '2024-05-01' })
    comesBack(greRecord, { quant: '168', verbal: '158', writing: '4.5' })
    comesBack(gmatRecord, { score: '705' })
    comesBack(toeflRecord, { scale: '1-6', score: '5.5' })
  })
})

test('a field that is added to a product is in its draft, its check, its form and its calls by one line', () => {
  const added = {
    ...productRecord,
    campus: r.line('Branch on campus', { required: 'Please name the branch.', most: 40 }),
  }
  const typed = r.blankOf(added)
  expect(typed).toHaveProperty('campus', '')
  expect(r.pickOf(added, { ...typed, campus: 'Main hall' })).toHaveProperty('campus', 'Main hall')
  expect(r.wrongIn(added, typed, today)).toMatchObject({ campus: 'Please name the branch.' })
  const shown = renderToStaticMarkup(
    createElement(RecordFields<r.KindsOf<typeof added>>, { of: added, form: form(typed), own: { terms: () => null } }),
  )
  expect(shown).toContain('Branch on campus')
  expect(z.toJSONSchema(typedShape(added), { io: 'input' }).properties).toHaveProperty('campus')
  expect(z.toJSONSchema(answerShape(added)).required).toContain('campus')
})
