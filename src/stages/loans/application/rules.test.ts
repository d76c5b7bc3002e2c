import { describe, expect, test } from 'vitest'
import { checkAnswers, checkPart, papers, papersFor, parts, type Answers, type PaperField, type Part } from './rules.ts'

const answers: Answers = {
  amount: '40',
  residential_address: '12 MG Road, Kochi',
  pan: 'ABCPI1234K',
  aadhaar_number: '9999 4105 7058',
  co_applicant_type: 'salaried',
  co_applicant_name: 'Lakshmi Iyer',
  co_applicant_pan: 'ABCPI1234L',
  ifsc: 'SBIN0001234',
  collateral: 'no',
}
const fieldsOf = (part: Part, change: Partial<Answers> = {}) =>
  papersFor(part, { ...answers, ...change }).map(({ field }) => field)
const all = (part: Part, change: Partial<Answers> = {}) => ({
  counts: Object.fromEntries(fieldsOf(part, change).map(field => [field, 1])),
  lacks: [],
})

test('the papers of each part', () => {
  expect(fieldsOf('academics')).toEqual([
    'class_10_marksheet',
    'class_12_marksheet',
    'proof_of_admission',
    'undergraduate_marksheets',
    'international_entrance_result',
    'indian_entrance_result',
  ])
  expect(fieldsOf('identity')).toEqual([
    'pan_card',
    'aadhaar',
    'passport',
    'driving_license',
    'voter_id',
    'bill',
    'lease',
  ])
  expect(fieldsOf('financial')).toEqual(['salary_slips', 'form_16', 'bank_statements'])
  expect(fieldsOf('financial', { co_applicant_type: 'self_employed' })).toEqual([
    'business_address_proof',
    'tds_certificate',
    'itr_3_years',
    'qualification_certificate',
    'bank_statements',
  ])
  expect(fieldsOf('financial', { co_applicant_type: '', collateral: 'yes' })).toEqual([
    'bank_statements',
    'registration_receipt',
    'allotment_letter',
    'chain_deed',
    'tax_copy',
    'building_plan',
    'completion_certificates',
    'sales_deed',
  ])
})

test('ten files for four of them, one for all others', () => {
  const many = new Set<PaperField>([
    'proof_of_admission',
    'undergraduate_marksheets',
    'international_entrance_result',
    'indian_entrance_result',
  ])
  for (const { field, most } of papers) expect([field, most]).toEqual([field, many.has(field) ? 10 : 1])
})

describe('submitting a part', () => {
  test('asks for every paper by its name', () => {
    expect(checkPart('academics', answers, { counts: {}, lacks: [] })).toEqual({
      class_10_marksheet: 'Please upload your class 10 marksheet',
      class_12_marksheet: 'Please upload your class 12 marksheet',
      proof_of_admission: 'Please upload your proof of admission',
      undergraduate_marksheets: 'Please upload your undergraduate marksheets',
      international_entrance_result: 'Please upload your international entrance exam result',
      indian_entrance_result: 'Please upload your Indian entrance exam result',
    })
    expect(Object.values(checkPart('identity', answers, { counts: {}, lacks: [] }))).toContain(
      'Please upload your valid passport',
    )
  })

  test('is nothing wrong once all is there', () => {
    for (const part of parts) expect(checkPart(part, answers, all(part))).toEqual({})
    expect(checkPart('financial', { ...answers, collateral: 'yes' }, all('financial', { collateral: 'yes' }))).toEqual(
      {},
    )
  })

  test('a sales deed may be missing; what not everybody has may be said to be missing, what everybody has may not', () => {
    const withoutDeed = all('financial', { collateral: 'yes' })
    expect(
      checkPart(
        'financial',
        { ...answers, collateral: 'yes' },
        { ...withoutDeed, counts: { ...withoutDeed.counts, sales_deed: 0 } },
      ),
    ).toEqual({})
    const { counts } = all('identity')
    const lacks: PaperField[] = ['voter_id', 'passport']
    expect(checkPart('identity', answers, { counts: { ...counts, voter_id: 0, passport: 0 }, lacks })).toEqual({
      passport: 'Please upload your valid passport',
    })
  })
})

describe('answers', () => {
  test.each([
    ['academics', { amount: '' }, 'Please enter how much you want to borrow, in lakhs.'],
    ['academics', { amount: '0' }, 'Please enter between 1 and 200 lakhs, in steps of a quarter.'],
    ['academics', { amount: '201' }, 'Please enter between 1 and 200 lakhs, in steps of a quarter.'],
    ['academics', { amount: '12.3' }, 'Please enter between 1 and 200 lakhs, in steps of a quarter.'],
    ['academics', { amount: '-1' }, 'Please enter between 1 and 200 lakhs, in steps of a quarter.'],
    ['academics', { amount: '1e2' }, 'Please enter between 1 and 200 lakhs, in steps of a quarter.'],
    ['identity', { residential_address: ' ' }, 'Please enter your residential address'],
    [
      'identity',
      { residential_address: '12 MG Road, Kochi 68200' },
      'An Indian PIN code has six digits. Please check the one in your address.',
    ],
    ['identity', { pan: ' ' }, 'Please enter the PAN.'],
    ['identity', { aadhaar_number: '' }, 'Please enter your Aadhaar number.'],
    ['financial', { co_applicant_pan: '' }, 'Please enter the PAN.'],
    ['financial', { ifsc: '' }, 'Please enter the IFSC of your bank’s branch.'],
    ['identity', { pan: 'ABC' }, 'A PAN has five letters, four digits and a letter, such as ABCPE1234F.'],
    ['identity', { pan: 'ABCCI1234K' }, 'The fourth letter of a person’s PAN is a P.'],
    [
      'identity',
      { aadhaar_number: '123456789012' },
      'An Aadhaar number has twelve digits. Please look at yours again.',
    ],
    ['financial', { ifsc: 'SBIN1001234' }, 'An IFSC has four letters, a zero and six more signs, such as SBIN0001234.'],
    ['financial', { co_applicant_type: 'retired' }, 'Please choose how your co-applicant earns.'],
    ['financial', { collateral: '' }, 'Please say whether you offer property as security.'],
  ] satisfies [Part, Partial<Answers>, string][])('%s %j: %s', (part, change, message) => {
    expect(Object.values(checkAnswers(part, { ...answers, ...change }))).toEqual([message])
  })

  test.each(['12', '12.5', '12.25', ' 40 ', '200'])('%s lakhs can be asked for', amount => {
    expect(checkAnswers('academics', { ...answers, amount })).toEqual({})
  })

  test('of an Aadhaar its last four digits will do: that is all that is kept', () => {
    expect(checkAnswers('identity', { ...answers, aadhaar_number: '7058' })).toEqual({})
  })
})

test('an Aadhaar is not asked of somebody who gives another ID, and of nobody else spared', () => {
  const ids = (counts: Partial<Record<PaperField, number>>, lacks: readonly PaperField[]) =>
    Object.keys(
      checkPart(
        'identity',
        { ...answers, aadhaar_number: '' },
        { counts: { pan_card: 1, passport: 1, ...counts }, lacks: ['bill', 'lease', ...lacks] },
      ),
    )
  expect(ids({ voter_id: 1 }, ['aadhaar', 'driving_license'])).toEqual([])
  expect(ids({}, ['aadhaar', 'driving_license', 'voter_id'])).toEqual(['aadhaar_number', 'aadhaar'])
  expect(ids({ voter_id: 1 }, ['driving_license'])).toEqual(['aadhaar_number', 'aadhaar'])
})
