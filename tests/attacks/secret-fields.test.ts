// Every text that a call takes is looked through for whole Aadhaar and card numbers, except what is on this page with
// the reason: a new field is looked through unless its name says that it holds another number.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { holdsOtherNumber } from '#src/values/secret-fields.ts'
import { routes } from '../smuggled.ts'

type Schema = { [key: string]: unknown }
const asSchema = (value: unknown): Schema => z.record(z.string(), z.unknown()).catch({}).parse(value)
const asList = (value: unknown): unknown[] => z.array(z.unknown()).catch([]).parse(value)

/** Shorter than an Aadhaar number, or of a fixed form, it can hold none. */
const canHoldOne = ({ type, maxLength, format, pattern, const: only, enum: choices }: Schema): boolean =>
  type === 'string' && [format, pattern, only, choices].every(bound => bound === undefined) && !(Number(maxLength) < 12)

/** Names of fields that a text comes in, however deep. */
function textsIn(schema: Schema, name = ''): string[] {
  const choices = ['anyOf', 'oneOf', 'allOf'].flatMap(kind => asList(schema[kind]))
  const inner = [...choices, schema['items']].flatMap(one => textsBelow(one, name))
  const fields = Object.entries(asSchema(schema['properties'])).flatMap(([field, one]) => textsBelow(one, field))
  const names = asList(asSchema(schema['propertyNames'])['enum']).map(String)
  const records = (names.length === 0 ? [name] : names).flatMap(field =>
    textsBelow(schema['additionalProperties'], field),
  )
  return [...(canHoldOne(schema) ? [name] : []), ...inner, ...fields, ...records]
}
const textsBelow = (schema: unknown, name: string): string[] =>
  typeof schema === 'object' && schema !== null ? textsIn(asSchema(schema), name) : []

const writing = routes.filter(([, { method, body }]) => method !== 'GET' && body === 'json')
const texts = new Set(
  writing.flatMap(([, { input }]) => textsIn(asSchema(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })))),
)

const phone = 'A phone number.'
const secret = 'Never stored as it is, and not ours to change.'
const id = 'Names something that is there, and is stored nowhere else.'
const address = 'An address of the web: cut, it leads nowhere.'
const compared = 'Compared with a text that is there, and not stored as one.'

const reasons: Readonly<Record<string, string>> = {
  accountHolder: 'The name of a person, as a bank writes it.',
  aadhaar_number: 'The one field that asks for it: only the last four digits are stored.',
  applicationId: 'The number of a visa form.',
  attestationObject: secret,
  authenticatorData: secret,
  barcode: 'As above.',
  brochureUrl: address,
  callback_url: address,
  captcha: secret,
  caseNumber: 'The number of a visa case.',
  clientDataJSON: secret,
  code: 'A code of ours or of a partner.',
  conferenceId: id,
  confirm: secret,
  destinationPostalCode: 'A ZIP code.',
  destinationStateCode: 'The code of a state.',
  docID: id,
  emergencyContactPhone: phone,
  emergencyPhone: phone,
  fullBrochureUrl: address,
  groupCode: 'A code of ours.',
  homeCountryCode: 'The code of a country.',
  homePostalCode: 'A PIN code.',
  homeStateCode: 'The code of a state.',
  href: address,
  id: id,
  mobileNumber: phone,
  mobilePrefix: phone,
  oobCode: secret,
  otp: secret,
  passportNumber: 'At most nine letters and digits.',
  password: secret,
  phone: phone,
  planID: id,
  policy: id,
  policyId: id,
  prefix: compared,
  quote: compared,
  receiptNumber: 'The number of a receipt of the government.',
  redirectUri: address,
  schoolCode: 'The code of a school.',
  sevisId: 'As above.',
  share_id: id,
  signature: secret,
  stripeCustomerID: id,
  studentId: 'The number at a university, on the insurance card.',
  suffix: compared,
  token: secret,
  typeformUrl: address,
  universityID: id,
  universityId: id,
  url: address,
  usMobileNumber: phone,
  usMobilePrefix: phone,
  usPhone: phone,
  usPostalCode: 'A ZIP code.',
}

test('what is not looked through holds another number, each for its reason', () => {
  const left = [...texts].filter(name => holdsOtherNumber(name))
  expect(left.toSorted()).toEqual(Object.keys(reasons).toSorted())
})

test('free texts are looked through, wherever they are', () => {
  const free = [
    'text',
    'words',
    'note',
    'reason',
    'story',
    'issue',
    'question',
    'answer',
    'answers',
    'description',
    'title',
    'body',
    'what',
    'papers',
    'residential_address',
    'name',
  ]
  expect(free.filter(name => !texts.has(name) || holdsOtherNumber(name))).toEqual([])
})
