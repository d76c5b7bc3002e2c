// What a student says at one place is known at all others, and a correction is asked about once. On a phone.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { ananya, arjun } from '#seed/people.ts'
import * as asked from '#src/features/people/values/copy.ts'
import { appServices } from '#src/app/services.ts'
import { personValues, type Place } from '#src/features/people/values/slots.ts'
import { drafts } from '#src/features/drafts/tables.ts'
import { tell } from '#src/stages/visas/appointment/copy.ts'
import { expectAccessible, openBrowserApp, type BrowserApp, type Visit } from '#tests/browser.ts'
import { callBy } from '#tests/callers.ts'
import { inBrowser, sayBeside } from '#tests/said.ts'

let at: BrowserApp
beforeAll(async () => {
  at = await openBrowserApp()
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

const university = 'boston-university'
const details = {
  universityID: university,
  visa: 'F1',
  level: 'graduate',
  coverageStartDate: '',
  numberOfMonths: '12',
} as const
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`).first()
const born = (page: Page) => page.getByLabel(/date of birth/i).first()
const holds = (page: Page, day: string) => expect.poll(() => born(page).inputValue()).toBe(day)
const has = (page: Page, name: string, text: string) => expect.poll(() => field(page, name).inputValue()).toBe(text)
const says = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor({ state: 'attached' })

const person = { firstName: 'Meera', lastName: 'Iyer' }
let newcomers = 10_000

async function newcomer(name: string): Promise<Visit & { id: string }> {
  const visit = await at.visitor()
  const { user } = await visit.api.accounts.signInAsGuest({})
  newcomers += 1
  const account = { ...person, email: `${name}@example.com`, password: 'a-long-password' }
  await visit.api.accounts.register({ ...account, prefix: 'IN:91', phone: `98480${newcomers}` })
  return { ...visit, id: user?.id ?? '' }
}

/** All that a passport says stands in seven forms, and was sent to a partner in an eighth. */
async function fillAll({ api }: Visit): Promise<void> {
  const { firstName, lastName: surname } = person
  await api.passportProfile.change({ facts: { bornOn: '2001-07-09', surname, firstName, sex: 'F', citizenship: 'IN' } })
  await api.i20.change({ universityId: university, dob: '07/09/2001', last_name: surname, first_name: firstName })
  await api.insuranceDetails.save({ ...details, dob: '2001-07-09' })
  const { plans } = await api.insuranceCatalogue.plans({ university })
  await api.insuranceDetails.choose({ planID: plans.find(({ visas }) => visas.includes('F1'))?.planID ?? '' })
  await api.vaccineRecords.tellDob({ dob: '2001-07-09' })
  await api.vaccineRecords.choose({ university })
  const { products } = await api.products.read({ kind: 'credit-card' })
  const [{ id: product, version } = { id: '', version: 0 }] = products
  await api.products.choose({ kind: 'credit-card', product })
  const contact = { name: `${firstName} ${surname}`, email: 'meera@example.com', prefix: 'IN:91', phone: '9848012345' }
  const stay = { university: 'Boston University', usAddress: '', arrival: '2026-08-02', consent: true }
  await api.products.apply({ kind: 'credit-card', product, version, ...contact, ...stay })
}

test('a passport that is corrected once is followed by all seven forms after one question, and what was sent stays', async () => {
  const student = await newcomer('seven')
  const { page, api } = student
  const { firstName, lastName } = person
  await page.setViewportSize({ width: 360, height: 740 })
  await fillAll(student)
  at.app.clock.pass({ minutes: 5 })
  await page.goto('/profile/passport')
  await holds(page, '2001-07-09')
  await born(page).fill('2001-07-19')
  await field(page, 'middleName').fill('Kumar')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const question = page.getByText(/change there too\?$/)
  await question.waitFor()
  expect(await question.count()).toBe(1)
  for (const place of ['profile', 'I-20 form', 'insurance details', 'vaccine list'])
    expect(await question.textContent()).toContain(place)
  await says(page, asked.becomes(asked.labels.birthDate, '9th July 2001', '19th July 2001'))
  await says(page, asked.standsThere('last order at a partner', asked.labels.name, `${firstName} ${lastName}`))
  await says(page, asked.sentStays)
  await expectAccessible(page)
  await page.getByRole('button', { name: asked.change, exact: true }).click()
  await page.getByText(asked.changed, { exact: true }).waitFor()
  await question.waitFor({ state: 'detached' })

  await page.goto('/visas/i20-form')
  await holds(page, '2001-07-19')
  await has(page, 'middle_name', 'Kumar')
  await page.goto('/health-insurance/enter-details')
  await holds(page, '2001-07-19')
  await page.goto('/health-insurance/purchase-insurance')
  await holds(page, '2001-07-19')
  await has(page, 'middleName', 'Kumar')
  await page.goto('/vaccines/check-what-your-university-asks')
  await says(page, 'You were born on 19th July 2001.')
  await page.goto('/forex/get-card')
  await has(page, 'name', `${firstName} Kumar ${lastName}`)
  await page.goto('/visas/ds-160')
  await page.getByText('Spelled exactly so').click()
  await says(page, '19-JUL-2001')
  await says(page, `${firstName} Kumar`.toUpperCase())
  await page.goto('/visas/consular-appointment')
  await says(page, '19-JUL-2001')
  await says(page, `${firstName} Kumar`.toUpperCase())
  await page.goto('/profile/passport')
  await holds(page, '2001-07-19')
  expect(await question.count()).toBe(0)
  // What went to the partner is as it went, and its own page has it.
  const [order] = (await api.products.read({ kind: 'credit-card' })).orders
  expect(order?.details.name).toBe(`${firstName} ${lastName}`)
})

test('a form begins with what was said elsewhere and says where, and a draft doesn’t hide what is newer', async () => {
  const student = await at.signedIn(ananya)
  const { page, api } = student
  await page.setViewportSize({ width: 360, height: 740 })
  await api.vaccineRecords.tellDob({ dob: '2001-07-09' })
  await api.vaccineRecords.choose({ university })
  await page.goto('/health-insurance/enter-details')
  await holds(page, '2001-07-09')
  await page.getByText(/^From your vaccine list, .* The price goes by your age/).waitFor()
  expect(await page.getByRole('combobox', { name: 'Your university' }).inputValue()).toBe('Boston University')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show me the plans' }).click()
  await page.waitForURL(/view-recommended/)
  await page.goto('/health-insurance/enter-details')
  await born(page).fill('2001-07-29')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('2001-07-29')
  await page.goto('/')
  await api.insuranceDetails.save({ ...details, dob: '2001-07-08' })
  await page.goto('/health-insurance/enter-details')
  await page.getByText('This was changed elsewhere after you typed here').waitFor()
  await holds(page, '2001-07-29')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use the newer answers' }).click()
  await holds(page, '2001-07-08')
})

test('a draft that comes to another device says what was changed after it was typed', async () => {
  const [one, other] = [await at.signedIn(arjun), await at.signedIn(arjun)]
  await one.api.insuranceDetails.save({ ...details, dob: '2001-07-09' })
  await one.page.goto('/health-insurance/enter-details')
  await born(one.page).fill('2001-07-29')
  await expect.poll(() => at.app.services.db.$count(drafts)).toBe(1)
  await one.page.goto('/')
  await one.api.insuranceDetails.save({ ...details, dob: '2001-07-08' })
  await other.page.goto('/health-insurance/enter-details')
  await other.page.getByText('This was changed elsewhere after you typed here').waitFor()
  await holds(other.page, '2001-07-29')
  await other.page.getByRole('button', { name: 'Use the newer answers' }).click()
  await holds(other.page, '2001-07-08')
})

/** Where each form is that the server doesn’t draw, and what opens it. */
const forms: Readonly<Record<string, readonly { path: string; press?: string }[]>> = {
  profile: [{ path: '/profile/about' }],
  applications: [{ path: '/profile/applications', press: 'Add an application' }],
  onboarding: [{ path: '/onboarding/field' }, { path: '/onboarding/intake' }],
  'passport-profile': [{ path: '/profile/passport' }],
  appointment: [{ path: '/visas/consular-appointment', press: tell }],
}
const places = appServices.given(personValues)

/** What stands under a field, or nothing where it isn’t drawn. */
const underField = (page: Page, name: string): Promise<string> =>
  page.evaluate(asked => {
    const box = document.querySelector(`[name="${asked}"]`)
    const described = (box?.getAttribute('type') === 'radio' ? box.closest('fieldset') : box)?.getAttribute(
      'aria-describedby',
    )
    return (described ?? '')
      .split(' ')
      .map(id => document.getElementById(id)?.textContent ?? '')
      .join(' ')
  }, name)

test.each(Object.keys(forms))('the form of %s says of each value that it began with where that is from', async name => {
  const place: Place | undefined = places.find(one => one.name === name)
  if (place === undefined) throw new Error(`There is no place ${name}.`)
  const { page, api, id } = await newcomer(name)
  const call = await callBy(at.app.services, { firstName: 'Meera', lastName: 'Iyer' })
  await sayBeside({ ...call, caller: { ...call.caller, id } }, places, place)
  const { known } = await api.values.read({})
  const wanted = new Map(
    Object.entries(place.asks).flatMap(([fields, value]) => {
      const [one, [first = '']] = [known[value], fields.split(' ')]
      return one === undefined || one.place === name || !inBrowser(name, first) ? [] : [[first, one.from] as const]
    }),
  )
  expect(wanted.size).toBeGreaterThan(0)
  for (const { path, press } of forms[name] ?? []) {
    await page.goto(path)
    if (press !== undefined) await page.getByRole('button', { name: press }).click()
    await page.locator('form [name]').first().waitFor()
    for (const [first, from] of wanted) {
      if ((await field(page, first).count()) === 0) continue
      await expect.poll(() => underField(page, first), { message: first }).toContain(from)
      wanted.delete(first)
    }
  }
  expect([...wanted.keys()]).toEqual([])
})

test('a guest who makes an account doesn’t type again who they are', async () => {
  const { page, api } = await at.visitor()
  await api.accounts.signInAsGuest({})
  await api.i20.change({ universityId: university, last_name: 'Iyer', first_name: 'Meera' })
  await api.profile.changeInformation({ email: { personal: 'meera.guest@example.com' } })
  await page.goto('/sign-up')
  await has(page, 'firstName', 'Meera')
  await has(page, 'lastName', 'Iyer')
  await has(page, 'email', 'meera.guest@example.com')
  await says(page, /^From your I-20 form/)
  await expectAccessible(page)
})
