// Every field that a student can send, from the contract, and which of them ask for a value of a person: each such field
// belongs to a form that begins with what is known. A new field that asks for one outside the slot is red.
// `SAFAR_SHOW_FIELDS=1 npx vitest run tests/every-field.test.ts` prints all of them.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { appServices } from '#src/app/services.ts'
import { interestAsks } from '#src/features/people/applications/rules.ts'
import { accountAsks } from '#src/features/people/person/rules.ts'
import type { Asks, ValueName } from '#src/features/people/values/rules.ts'
import { personValues } from '#src/features/people/values/slots.ts'
import type { Route } from '#src/wire/route.ts'
import { routes } from './smuggled.ts'

const json: z.ZodType<Json> = z.lazy(() =>
  z.object({
    properties: z.record(z.string(), json).optional(),
    propertyNames: z.object({ enum: z.array(z.string()).optional() }).optional(),
    items: json.optional(),
    anyOf: z.array(json).optional(),
    allOf: z.array(json).optional(),
  }),
)
type Json = {
  properties?: Record<string, Json> | undefined
  propertyNames?: { enum?: string[] | undefined } | undefined
  items?: Json | undefined
  anyOf?: Json[] | undefined
  allOf?: Json[] | undefined
}

/** 'answers.pan': what stands at the ends, also within lists and alternatives. */
function fieldsIn({ properties = {}, propertyNames, items, anyOf = [], allOf = [] }: Json, at = ''): string[] {
  const within = (name: string) => (at === '' ? name : `${at}.${name}`)
  const inner = [
    ...Object.entries(properties).flatMap(([name, field]) => fieldsIn(field, within(name))),
    ...(propertyNames?.enum ?? []).map(within),
    ...[...anyOf, ...allOf, ...(items === undefined ? [] : [items])].flatMap(one => fieldsIn(one, at)),
  ]
  const ends = inner.filter(field => field !== at)
  return ends.length > 0 ? [...new Set(ends)] : at === '' ? [] : [at]
}

const isForStudents = ({ method, who }: Route) => method !== 'GET' && typeof who === 'string'

/** What was there before is compared, and typed by nobody. */
const fields = routes.flatMap(([call, route]) =>
  isForStudents(route)
    ? fieldsIn(json.parse(z.toJSONSchema(route.input, { io: 'input', unrepresentable: 'any' })))
        .filter(field => !/^was(\.|$)/.test(field))
        .map(field => ({ call, field }))
    : [],
)

const places = appServices.given(personValues)
const at = (place: string): Asks => places.find(({ name }) => name === place)?.asks ?? {}

/** The form of each call, by what its fields ask for. Where a call names a field otherwise than its form, it stands here. */
const forms: Readonly<Record<string, Asks>> = {
  'accounts.signUp': accountAsks,
  'accounts.register': accountAsks,
  'consent.give': at('consent'),
  'consent.correctBirth': at('consent'),
  'profile.change': at('profile'),
  'profile.changeInformation': at('profile'),
  'applications.add': at('applications'),
  'applications.change': at('applications'),
  'applications.changeInterest': interestAsks,
  'onboarding.answer': at('onboarding'),
  'onboarding.complete': at('onboarding'),
  'passportProfile.change': at('passport-profile'),
  // Of a flight or a programme’s start; other days are the plan’s own.
  'plan.give': { day: 'flight' },
  'i20.change': { ...at('i20'), universityId: 'university' },
  'transcripts.ask': at('transcripts'),
  'transcripts.tell': at('transcripts'),
  'appointment.tell': at('appointment'),
  'insuranceDetails.save': { ...at('insurance-details'), universityID: 'university' },
  'insurance.apply': { ...at('insurance-application'), universityID: 'university', emergencyContactName: 'father' },
  'loanApplication.save': { ...at('loan'), co_applicant_name: 'father' },
  'vaccineRecords.choose': at('vaccines'),
  'vaccineRecords.tellDob': at('vaccines'),
  'forexCard.order': { ...at('card'), email: 'email' },
  'products.apply': at('orders'),
  'products.orderPlan': at('orders'),
}

/** What sounds like a value of a person and is none that is known: each with the reason. */
const others: readonly (readonly [RegExp, string])[] = [
  [/^(accounts\.(signIn|send)\w*|ways|joining)\W/, 'It proves which account it is, or gives it another way in.'],
  [/^(secondFactor|documents|vault|drafts|universities|platform)\.\w+ name$/, 'The name of a thing.'],
  [/^loanApplication\.(addPaper|lack|unlack|takeStored) /, 'A paper.'],
  [/^background\./, 'Earlier studies and work.'],
  [/^passportProfile\.keepPaper says\.|^vault\.noteRead /, 'Read from a paper and compared, not typed.'],
  [/^familyMembers\.invite /, 'Whom of the family somebody invites, as they call them themselves.'],
  [/^values\.settle /, 'The one question itself.'],
  [/^(pastPolicies|groupPlans|usCitizens)\.|^insurance\.checkout /, 'Sent by the form of what stands in it already.'],
  [/^vaccinePlan\.keep flight$/, 'The day that the plan on the page was made for.'],
  [/^insuranceDetails\.choose |^planDeferrals\./, 'Chosen anew: another one is what is asked for.'],
  [/^(visaRounds|notifications|insuranceOwnCover|insuranceClaims|remittances)\./, 'A day or number of something else.'],
  [/ (interviewDay|vacDay|caseNumber|keptPassport|numberOfMonths|coverageStartDate|startDate)$/, 'Of something else.'],
  [
    /^i20\.change ((ss|ps|gs|other)_name|university_\w+|i20_holder)$/,
    'Who pays a part of the costs, and an earlier I-20.',
  ],
  [/ (application\.)?billingCycle$/, 'How it is paid.'],
  [/ answers\.(co_applicant_pan|aadhaar_number)$/, 'Asked at this one place.'],
  [/ facts\.(passportIssued\w+|(father|mother)BornOn|payer)$/, 'Asked at this one place.'],
  [
    / facts\.(sevisId|schoolCode|applicationId|barcode|appointmentUid)$|^visaNumbers\.change /,
    'The numbers of the visa papers, in one store.',
  ],
  [/ (facts|application)\.\w*(State|Country|StateCode|CountryCode)$/, 'Chosen from a list with an address.'],
  [/ facts\.emergencyContact$| application\.emergencyContact(Relationship|Other)$/, 'Which parent is called.'],
  [/^vaccineRecords\.add country$/, 'Where a dose was given.'],
  [/^sop\.submit universities$|^applications\.changeInterest universities$/, 'Several that are thought of.'],
  [/ (email|emailConsent|refEmails|memberEmails)$/, 'An answer about e-mail, or the addresses of friends.'],
]

/** Words that name a value of a person, in any style of writing. */
const sounds =
  /name|dob|birth|born|gender|^sex|passport|citizen|national|marital|father|mother|parent|address|street|city|state|zip|postal|^pin$|(^|_)pan|[a-z]Pan|aadhaar|sevis|school|barcode|application_?id|appointment_?uid|contact|student_?id|universit|programme|subject|branch|major|intake|cycle|flight|arrival|phone|mobile|e-?mail|consulate|^place$|country|holder/i

const bare = (field: string): string => field.replace(/^(facts|answers|application)\./, '')
const asked = fields.flatMap(({ call, field }) => {
  const entry = Object.entries(forms[call] ?? {}).find(([names]) => names.split(' ').includes(bare(field)))
  return entry === undefined ? [] : [{ call, field, value: entry[1] }]
})
const isAsked = (call: string, field: string) => asked.some(one => one.call === call && one.field === field)
const left = fields.filter(({ call, field }) => sounds.test(field.split('.').at(-1) ?? '') && !isAsked(call, field))

test('no field asks for a value of a person but in a form that begins with what is known', () => {
  const outside = left.filter(({ call, field }) => !others.some(([which]) => which.test(`${call} ${field}`)))
  expect(outside.map(({ call, field }) => `${call} ${field}`)).toEqual([])
})

test('each reason why a field is none of them is still true of a field, and each form still has its fields', () => {
  const isUsed = ([which]: (typeof others)[number]) => left.some(({ call, field }) => which.test(`${call} ${field}`))
  expect(others.filter(one => !isUsed(one)).map(([which]) => which.source)).toEqual([])
  const calls = new Set(asked.map(({ call }) => call))
  expect(Object.keys(forms).filter(call => !calls.has(call))).toEqual([])
  const values = new Set<ValueName>(asked.map(({ value }) => value))
  const kept = places.flatMap(({ name, asks }) =>
    Object.values(asks)
      .filter(value => !values.has(value))
      .map(value => [name, value]),
  )
  expect(kept).toEqual([])
})

test('so many fields ask for a value of a person, in so many forms, and none of them is typed twice', () => {
  const byValue = Map.groupBy(asked, ({ value }) => value)
  if (process.env['SAFAR_SHOW_FIELDS'] === '1') {
    const shownOf = (all: typeof asked) => all.map(({ call, field }) => `${call} ${field}`).join(', ')
    console.table([...byValue].map(([value, all]) => ({ value, fields: all.length, asked: shownOf(all) })))
    const valueOf = (call: string, field: string) => asked.find(one => one.call === call && one.field === field)?.value
    console.table(fields.map(({ call, field }) => ({ call, field, asks: valueOf(call, field) ?? '' })))
  }
  // That a form begins with each of them is seen in known-hints.test.ts and, on its pages, in one-record.test.ts.
  expect({ forms: Object.keys(forms).length, fields: asked.length, values: byValue.size }).toEqual({
    forms: 25,
    fields: 128,
    values: 29,
  })
})
