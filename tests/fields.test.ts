// What no client may write has no way in. Whatever a route does not ask for is dropped before a verb sees it, and what
// it asks for by such a name is on this page with the reason. That nothing of it is taken or stored is seen in
// tests/attacks/forgery.test.ts and in the tests of the specification's calls (tests/smuggled.ts).
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Route } from '../src/wire/route.ts'
import { fieldsOf, forbidden, routes } from './smuggled.ts'

const writing = routes.filter(([, { method }]) => method !== 'GET')

/** Ways in that let through what was not asked for; with the path to them. */
function openings(schema: z.ZodType, at = ''): string[] {
  const { def } = schema
  const kind = def.type
  if (kind === 'any' || kind === 'unknown') return [`${at || 'all'} is anything`]
  const inner: [string, unknown][] = Object.entries({ ...def })
  const below = inner.flatMap(([name, value]) =>
    ['shape', 'checks', 'catchall', 'transform', 'values', 'entries'].includes(name)
      ? []
      : schemasIn(value).flatMap(each => openings(each, at)),
  )
  if (kind !== 'object') return below
  const shape: Record<string, z.ZodType> = Reflect.get(def, 'shape')
  const catchall: z.ZodType | undefined = Reflect.get(def, 'catchall')
  const isOpen = catchall !== undefined && catchall.def.type !== 'never'
  return [
    ...(isOpen ? [`${at || 'all'} lets through what it does not name`] : []),
    ...Object.entries(shape).flatMap(([name, field]) => openings(field, at === '' ? name : `${at}.${name}`)),
  ]
}

function schemasIn(value: unknown): z.ZodType[] {
  if (Array.isArray(value)) return value.flatMap(schemasIn)
  return value instanceof z.ZodType ? [value] : []
}

test('what a route does not ask for never reaches its verb', () => {
  const open = writing.flatMap(([name, { input, body }]: [string, Route]) =>
    body === 'json' ? openings(input).map(where => `${name}: ${where}`) : [],
  )
  // A form's values, and those that it began with, are sealed as they are typed, and given back to the form of their owner alone; the draft of an entry
  // is checked by its catalogue before it is published.
  expect(open.toSorted()).toEqual([
    'catalogues.saveDraft: content is anything',
    'drafts.save: start is anything',
    'drafts.save: values is anything',
  ])
})

test('the search sees a way in where there is one', () => {
  const inner = (schema: z.ZodType) =>
    openings(z.object({ outer: z.array(z.union([z.string(), schema]).nullable()).optional() }))
  expect(inner(z.unknown())).toEqual(['outer is anything'])
  expect(inner(z.record(z.string(), z.any()))).toEqual(['outer is anything'])
  expect(inner(z.looseObject({ a: z.string() }))).toEqual(['outer lets through what it does not name'])
  expect(inner(z.object({ a: z.string() }).transform(all => all))).toEqual([])
})

/** Compared with ours, so that nobody overwrites what they have not read; never written. */
const compared = new Set<string>(['version', 'revision'])

/** Asked for by such a name, and who decides all the same. */
const reasons: Readonly<Record<string, string>> = {
  'attorneyDesk.add price': 'The desk sets what an attorney costs.',
  'attorneyDesk.change price': 'The desk sets what an attorney costs.',
  'claimsDesk.decide amount': 'The underwriter says what is paid.',
  'desk.grantRole bank': 'An admin says which bank a lender is of.',
  'documents.sendFor student': 'The desk sends a file to a student; who may is checked.',
  'drafts.takeOver sealed': 'What a browser sealed with the account’s own key; only theirs opens.',
  'factEffect.read state': 'The desk asks what a state that it types would do; nothing is written.',
  'forexCard.order amount': 'The dollars that one wants; rate, fee and total are ours.',
  'insuranceCatalogueDesk.add id': 'The desk names a new plan; one that is there is refused.',
  'insuranceClaims.file amount': 'What one claims; the underwriter decides what is paid.',
  'insuranceClaims.file currency': 'Of what one claims.',
  'insuranceRefunds.send amount':
    'The underwriter says how much goes back, never more than was paid, and why where it is less.',
  'loanDesk.addAgent bank': 'For an admin, who has none; a lender has their own whatever they say.',
  'loanDesk.addSlots bank': 'As above.',
  'loanDesk.addTerms bank': 'As above.',
  'loanDesk.ask bank': 'As above.',
  'loanDesk.decline bank': 'As above.',
  'loanDesk.giveStatement bank': 'As above.',
  'loanDesk.offer bank': 'As above.',
  'loanDesk.reconsider bank': 'As above.',
  'loanDesk.retireAgent bank': 'As above.',
  'loanDesk.withdrawAsk bank': 'As above.',
  'loanDesk.withdrawOffer bank': 'As above.',
  'loanDesk.withdrawSlot bank': 'As above.',
  'loanDesk.withdrawStatement bank': 'As above.',
  'loanDesk.offer rate': 'The lender offers it.',
  'loanDesk.offer amount': 'The lender offers it.',
  'loanDesk.offer fee': 'The lender offers it.',
  'money.add amount': 'A student says what a payment of their own costs; nothing is paid by it.',
  'money.add currency': 'A student says what a payment of their own costs; nothing is paid by it.',
  'money.addTerms amount': 'A student says what tuition costs; nothing is paid by it.',
  'money.change amount': 'A student says what a payment of their own costs; nothing is paid by it.',
  'money.change currency': 'A student says what a payment of their own costs; nothing is paid by it.',
  'mockInterviewDesk.comment at': 'The second of the recording that a comment is on.',
  'payLinks.make reference': 'Which bill a link is for; only one of your own bills.',
  'productsDesk.add id': 'The desk names a new product; one that is there is refused.',
  'factsDesk.change state': 'The desk says whether a fact about the world is in force.',
  'productsDesk.add price': 'The desk says what a product costs.',
  'productsDesk.change price': 'The desk says what a product costs.',
  'requests.note student': 'Whom a note at the desk is about.',
  'usCitizens.attempt id': 'Declared by the specification and dropped: whose account it is, the session says.',
}

test('what is asked for by such a name is on this page, with who decides', () => {
  const names = new Set<string>(forbidden)
  const asked = writing.flatMap(([name, { input, path }]) =>
    fieldsOf(input)
      .filter(field => names.has(field) && !compared.has(field) && !path.includes(`{${field}}`))
      .map(field => `${name} ${field}`),
  )
  expect(asked.toSorted()).toEqual(Object.keys(reasons).toSorted())
})
