// A form begins with what is known and says under each field where that is from: generated from the places of the slot, and
// seen in the pages that the server draws, so that a form which forgets is red.
import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appServices } from '#src/app/services.ts'
import { originsIn } from '#src/features/people/values/origins/rules.ts'
import { valuesHandlers } from '#src/features/people/values/service.ts'
import { personValues, type Place } from '#src/features/people/values/slots.ts'
import { productChoices, products } from '#src/features/products/tables.ts'
import type { Call } from '#src/platform/services.ts'
import { choose } from '#src/stages/health-insurance/details/service.ts'
import { applicationAsks, insuranceFrom } from '#src/stages/health-insurance/application/from-profile/rules.ts'
import { change as changeFacts } from '#src/features/passport-profile/service.ts'
import { save as saveLoan } from '#src/stages/loans/application/service.ts'
import { loanApplications } from '#src/stages/loans/tables.ts'
import { change as changeI20 } from '#src/stages/visas/i20/service.ts'
import { callBy } from './callers.ts'
import { openInsuranceApp } from './insurance-stock.ts'
import { inBrowser, sayBeside } from './said.ts'
import type { TeamApp } from './team.ts'
import { visitor, type Visitor } from './visitor.ts'

let app: TeamApp
beforeAll(async () => {
  app = await openInsuranceApp()
})
afterAll(() => app.end())

const places = appServices.given(personValues)
const { read } = valuesHandlers(appServices)

/** Where a form is, if its place leads elsewhere; several where one after the other is asked. */
const addresses: Readonly<Record<string, readonly string[]>> = {
  orders: ['/credit-card/apply-for-a-card', '/phone-connection/choose-a-us-plan'],
}
/** What a form needs before it is drawn with all that it asks. */
const outset: Readonly<Record<string, (call: Call, who: Visitor) => Promise<unknown>>> = {
  i20: call => changeI20(call, { universityId: 'boston-university' }),
  'insurance-application': async (call, who) => {
    const { plans } = await who.api.insuranceCatalogue.plans({ university: 'boston-university' })
    await choose(call, { planID: plans.find(({ visas }) => visas.includes('F1'))?.planID ?? '' })
  },
  loan: async call => {
    await saveLoan(call, { answers: { amount: '40' } })
    await call.db.update(loanApplications).set({ academicsAt: call.now() })
  },
  card: call => changeFacts(call, { facts: { payer: 'self' } }),
  orders: async call => {
    for (const kind of ['credit-card', 'phone-plan'] as const) {
      const at = call.now()
      const checkedOn = Temporal.PlainDate.from('2026-06-01')
      const named = { id: `a-${kind}`, kind, title: kind, provider: 'Provider', pitch: '', source: 'Sample', checkedOn }
      const terms = { price: 0, needsSsn: false, terms: {}, sims: kind === 'phone-plan' ? ['sim' as const] : [] }
      await call.db.insert(products).values({ ...named, ...terms, place: 1, changedAt: at })
      await call.db.insert(productChoices).values({ owner: call.caller.id, kind, product: named.id, at })
    }
  },
}

async function someone(name: string): Promise<{ who: Visitor; call: Call }> {
  const who = visitor(app)
  const account = { firstName: 'Meera', lastName: 'Iyer', password: 'a-long-password', prefix: 'IN:91' } as const
  const { user } = await who.api.accounts.signInAsGuest({})
  const phone = `98480${String(places.findIndex(place => place.name === name) + 10_000)}`
  await who.api.accounts.register({ ...account, email: `${name}@example.com`, phone })
  const call = await callBy(app.services, { firstName: 'Meera', lastName: 'Iyer' })
  return { who, call: { ...call, caller: { ...call.caller, id: user?.id ?? '' } } }
}

/** What stands under a field, if it is drawn. */
function hintsIn(html: string): ReadonlyMap<string, string> {
  const hints = new Map(
    [...html.matchAll(/id="([^"]+-hint)">(.*?)<\/div>/gs)].map(([, id = '', text = '']) => [id, text]),
  )
  const drawn = [...html.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)].flatMap(({ 0: tag, index }) => {
    const name = / name="([^"]+)"/.exec(tag)?.[1]
    const around = / type="radio"/.test(tag) ? html.slice(0, index).split('<fieldset').at(-1)?.split('>')[0] : tag
    const described = / aria-describedby="([^"]+)"/.exec(around ?? '')?.[1] ?? ''
    return name === undefined ? [] : [[name, hints.get(described.split(' ')[0] ?? '') ?? ''] as const]
  })
  return new Map(drawn)
}

/** What of a place’s form the server draws. */
const drawnOf = ({ name, asks }: Place) =>
  Object.entries(asks).flatMap(([fields, value]) => {
    const [first = ''] = fields.split(' ')
    return inBrowser(name, first) ? [] : [{ first, value }]
  })

const drawn = places.filter(place => drawnOf(place).length > 0)

test('each form that the server doesn’t draw is walked in a browser', () => {
  expect(places.flatMap(({ name }) => (drawn.some(place => place.name === name) ? [] : [name]))).toEqual([
    'consent',
    'profile',
    'applications',
    'onboarding',
    'passport-profile',
    'appointment',
  ])
})

describe.each(drawn.map(place => ({ name: place.name, place })))('the form of $name', ({ name, place }) => {
  test('says of each value that it began with where that is from', async () => {
    const { who, call } = await someone(name)
    await sayBeside(call, places, place)
    await outset[name]?.(call, who)
    const { known } = await read(call, {})
    const pages = await Promise.all(
      (addresses[name] ?? [place.href]).map(path => who.call('GET', path, undefined, { accept: 'text/html' })),
    )
    const hints = new Map(pages.flatMap(({ body }) => [...hintsIn(String(body))]))
    const expected = drawnOf(place).flatMap(({ first, value }) => {
      const one = known[value]
      return one === undefined || one.place === name ? [] : [[first, one.from] as const]
    })
    expect(expected).not.toEqual([])
    expect(expected.map(([field, from]) => [field, (hints.get(field) ?? 'not drawn').startsWith(from)])).toEqual(
      expected.map(([field]) => [field, true]),
    )
  })
})

test('all pages of the insurance application say where what they began with is from', () => {
  const facts = {
    studentId: '2087654',
    homeStreet: '12 Main Road',
    homeCity: 'Chennai',
    homePostalCode: '600004',
    emergencyPhone: '+919848012347',
  }
  const given = insuranceFrom({ facts, papers: {} })
  const said = (text: string) => ({ text, shown: text, place: 'passport-profile', from: 'From your passport profile' })
  const known = {
    studentId: said('2087654'),
    address: said('12 Main Road, Chennai, 600004'),
    emergencyPhone: said('+919848012347'),
  }
  expect(originsIn(known, 'insurance-application', applicationAsks, given)).toEqual({
    studentId: 'From your passport profile',
    homeAddress1: 'From your passport profile',
    emergencyContactPrefix: 'From your passport profile',
  })
  // Typed otherwise, it is from nowhere else.
  const typed = { ...given, homeCity: 'Madurai' }
  expect(Object.keys(originsIn(known, 'insurance-application', applicationAsks, typed))).toEqual([
    'emergencyContactPrefix',
    'studentId',
  ])
  expect(originsIn(known, 'passport-profile', applicationAsks, given)).toEqual({})
})

/** As the screens of all pages have it. */
const screens = globSync('src/**/screens/**/*.tsx')
  .map(file => readFileSync(file, 'utf8'))
  .join('')
const asking = new Set(
  [...screens.matchAll(/<AlsoThere at=\{\[([^\]]*)\]\}/g)].flatMap(([, at = '']) => at.split(/[', ]+/)),
)

test.each(places.map(({ name }) => name))('what was said last at %s is asked about on its page', name => {
  expect(asking).toContain(name)
})
