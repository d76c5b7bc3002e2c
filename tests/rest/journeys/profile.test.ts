// What a student tells about themself: entered, kept, changed, taken out, and seen at once elsewhere.
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { ananya, arjun, fatima, meera, rohan } from '#seed/people.ts'
import { people } from '#src/platform/identity/tables.ts'
import * as accounts from '#src/features/accounts/copy.ts'
import * as applications from '#src/features/people/applications/copy.ts'
import * as background from '#src/features/people/background/copy.ts'
import * as person from '#src/features/people/person/copy.ts'
import * as scores from '#src/features/people/test-scores/rules.ts'
import { expectAccessible, expectPath, holdUp, openBrowserApp, type BrowserApp } from '#tests/browser.ts'
import { lastMessageTo } from '#tests/caught.ts'

let at: BrowserApp
beforeAll(async () => {
  at = await openBrowserApp()
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

const says = (within: Page | Locator, words: string) => within.getByText(words, { exact: true }).first().waitFor()
/** On this device at first, and a few seconds later at the server as well. */
const isKept = (page: Page) =>
  page
    .getByText(/^(Not saved yet\. Kept on this device\.|Draft: saved )/)
    .first()
    .waitFor()
const save = (within: Page | Locator) => within.getByRole('button', { name: 'Save', exact: true }).click()
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

test('every part has an address, and the list of them says what is missing in each', async () => {
  const { page } = await at.signedIn(meera)
  await page.goto('/')
  await page.getByRole('link', { name: 'You', exact: true }).click()
  await expectPath(page, '/profile')
  await page.getByText('Meera Iyer').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Studies.*Missing: your last degree/ }).waitFor()
  for (const [tab, path] of [
    ['Studies', '/profile/studies'],
    ['Work', '/profile/work'],
    ['Test scores', '/profile/scores'],
    ['Applications', '/profile/applications'],
    ['Sign-in', '/profile/sign-in'],
    ['About you', '/profile/about'],
  ] as const) {
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${tab}`) })
      .click()
    await expectPath(page, path)
    await expect.poll(() => page.title()).toContain(tab)
    await page.getByRole('heading', { level: 1, name: tab }).waitFor()
    await page.getByRole('link', { name: 'Your profile', exact: true }).click()
    await expectPath(page, '/profile')
  }
  await page.goto('/profile/no-such-part')
  await expectPath(page, '/profile')
})

describe('about you', () => {
  const flight = (page: Page) => page.getByLabel('Day of your flight')

  test('errors stand beside their fields, and what is right is kept', async () => {
    const { page, api } = await at.signedIn(meera)
    await page.goto('/profile/about')
    await page.getByLabel('First name').fill('')
    await page.getByLabel('University e-mail').fill('meera at unt')
    await page.getByLabel('Phone at home').fill('12345')
    await save(page)
    await says(page, person.firstName)
    await says(page, person.email)
    await says(page, person.phone)
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('firstName')
    await expectAccessible(page)

    await page.getByLabel('First name').fill('Meera')
    await page.getByLabel('Middle name').fill('Lakshmi')
    await page.getByLabel('University e-mail').fill('meera@my.unt.edu')
    await page.getByLabel('Phone at home').fill('98480 12345')
    await page.getByLabel('Phone in the US').fill('940 565 2000')
    await page.getByLabel('Post-admit').check()
    await flight(page).fill('2026-08-04')
    await save(page)
    await says(page, 'Saved')
    expect(await api.profile.information()).toEqual({
      firstName: 'Meera',
      middleName: 'Lakshmi',
      lastName: 'Iyer',
      email: { university: 'meera@my.unt.edu', personal: null },
      phone: { homeCountry: '+919848012345', destinationCountry: '+19405652000' },
    })
    expect(await api.profile.read()).toMatchObject({ stage: 'postAdmit', flightDate: '2026-08-04' })

    await page.reload()
    await expect.poll(() => page.getByLabel('Phone in the US').inputValue()).toBe('9405652000')
    await page.goto('/profile')
    await page.getByText('Meera Lakshmi Iyer · Post-admit · flight on 4th August 2026').waitFor()
  })

  test('what was typed and not saved is there after a reload, says so, and can be undone', async () => {
    const { page } = await at.signedIn(rohan)
    await page.goto('/profile/about')
    await page.getByLabel('Personal e-mail').fill('rohan.home@example.com')
    await isKept(page)
    await page.reload()
    await expect.poll(() => page.getByLabel('Personal e-mail').inputValue()).toBe('rohan.home@example.com')
    await isKept(page)
    await page.getByRole('button', { name: 'Undo my changes' }).click()
    await expect.poll(() => page.getByLabel('Personal e-mail').inputValue()).toBe('')
    await page.reload()
    await page.getByLabel('First name').waitFor()
    await expect.poll(() => page.getByLabel('Personal e-mail').inputValue()).toBe('')
  })

  test('a refused save keeps the form', async () => {
    const { page } = await at.signedIn(rohan)
    await page.goto('/profile/about')
    await page.getByLabel('Middle name').fill('Vijay')
    await page.route('**/api/profile/information', route => route.abort())
    await save(page)
    await page.getByText('You seem to be offline').waitFor()
    await expect.poll(() => page.getByLabel('Middle name').inputValue()).toBe('Vijay')
    await page.unroute('**/api/profile/information')
    await save(page)
    await says(page, 'Saved')
  })

  test('a change in another tab and on another device appears without a reload', async () => {
    const { page, tab } = await at.signedIn(arjun)
    const [other, starting] = [await tab(), await tab()]
    const phone = await at.signedIn(arjun)
    // The page is drawn, and its scripts hear nothing yet: what changes then is said once they do.
    const late = Promise.withResolvers<void>()
    await starting.route('**/*.js', async route => {
      await late.promise
      await route.continue()
    })
    const heading = starting.getByRole('heading', { level: 1, name: /Arjun$/ })
    let opening = Promise.resolve(false)
    // What the server leaves to the browser stays empty as long as its scripts are held: it is asked for again.
    const isDrawn = () => {
      opening = succeeds(starting.goto('/'))
      return succeeds(heading.waitFor({ timeout: 10_000 }))
    }
    await expect.poll(isDrawn).toBe(true)
    for (const one of [page, other, phone.page]) {
      await one.goto('/profile/about')
      await one.getByLabel('Last name').waitFor()
    }
    await page.getByLabel('First name').fill('Arjuna')
    await save(page)
    await says(page, 'Saved')
    late.resolve()
    await opening
    await starting.getByRole('heading', { level: 1, name: /Arjuna$/ }).waitFor()
    for (const one of [other, phone.page]) {
      await expect.poll(() => one.getByLabel('First name').inputValue()).toBe('Arjuna')
      await one.getByRole('banner').getByText('Arjuna').waitFor()
    }
  })

  test('a draft that goes away elsewhere leaves what is kept by now', async () => {
    const { page, api } = await at.signedIn(ananya)
    const firstName = page.getByLabel('First name')
    await page.goto('/profile/about')
    await expect.poll(() => firstName.inputValue()).toBe('Ananya')
    await api.profile.changeInformation({ firstName: 'Ananyaa' })
    await expect.poll(() => firstName.inputValue()).toBe('Ananyaa')
    const name = 'profile/about'
    await api.drafts.save({ name, values: { firstName: 'Anu' }, start: { firstName: 'Ananyaa' }, basis: null })
    await expect.poll(() => firstName.inputValue()).toBe('Anu')
    await api.drafts.remove({ name })
    await expect.poll(() => firstName.inputValue()).toBe('Ananyaa')
    await api.profile.changeInformation({ firstName: 'Ananya' })
  })
})

test('studies: added, grouped, changed and taken out', async () => {
  const { page } = await at.signedIn(meera)
  await page.goto('/profile/studies')
  await page.getByText('Nothing here yet.').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add a school or a degree' }).click()
  const form = page.getByRole('form')
  await save(form)
  await says(form, background.institution)
  await form.getByLabel('School or university').fill('Osmania University')
  await form.getByLabel('From').fill('2025')
  await form.getByLabel('To').fill('2021')
  await form.getByLabel('Score', { exact: false }).first().fill('11')
  await form.getByLabel('CGPA of 10').check()
  await save(form)
  await says(form, background.yearsReversed)
  await says(form, background.score)
  await expectAccessible(page)
  await form.getByLabel('From').fill('2021')
  await form.getByLabel('To').fill('2025')
  await form.getByLabel('Score', { exact: false }).first().fill('8.6')
  await save(form)
  await form.waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: background.academicTypeNames.bachelors }).waitFor()
  await says(page, '2021 to 2025 · 8.6 of 10')
  await expect.poll(() => focusedText(page)).toMatch(/^\s*Add a school or a degree$/)

  await page.getByRole('button', { name: 'Edit Osmania University' }).click()
  await form.getByLabel('Degree or board').fill('B.E.')
  await save(form)
  await says(page, 'B.E.')
  await expect.poll(() => focusedText(page)).toBe('Edit')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Remove Osmania University' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove Osmania University?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: 'Remove Osmania University' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('Nothing here yet.').waitFor()
  await expect.poll(() => focusedText(page)).toMatch(/^\s*Add a school or a degree$/)
})

test('work: by kind, with its days', async () => {
  const { page } = await at.signedIn(meera)
  await page.goto('/profile/work')
  await page.getByRole('button', { name: 'Add a job' }).click()
  const form = page.getByRole('form')
  await form.getByLabel('Company').fill('Hyderabad Metro')
  await form.getByLabel('From').fill('2025-07-01')
  await form.getByLabel('To').fill('2025-06-01')
  await save(form)
  await says(form, background.title)
  await says(form, background.datesReversed)
  await form.getByLabel('What you worked as').fill('Data intern')
  await form.getByLabel('To').fill('2025-12-31')
  await form.getByLabel('What you did').fill('Counted trains.')
  await expectAccessible(page)
  await save(form)
  await page.getByRole('heading', { name: background.workTypeNames.internship, exact: true }).waitFor()
  await says(page, 'Data intern, Hyderabad Metro')
  await says(page, '1st July 2025 to 31st December 2025')
  await expectAccessible(page)
})

test('test scores: each on its own terms, the TOEFL on both scales', async () => {
  const { page, api } = await at.signedIn(fatima)
  await page.goto('/profile/scores')
  const form = page.getByRole('form')
  await page.getByRole('button', { name: 'Add a GRE score' }).click()
  await form.getByLabel('Quantitative').fill('171')
  await form.getByLabel('Verbal').fill('158')
  await save(form)
  await expect.poll(() => form.getByText(scores.gre).count()).toBe(2)
  await expectAccessible(page)
  await form.getByLabel('Quantitative').fill('168')
  await form.getByLabel('AWA').fill('4.5')
  await save(form)
  await says(page, 'Quantitative 168, Verbal 158, AWA 4.5')

  await page.getByRole('button', { name: 'Add a TOEFL score' }).click()
  await form.getByLabel('Score', { exact: true }).fill('121')
  await save(form)
  await says(form, scores.toefl)
  await form.getByLabel('Score', { exact: true }).fill('95')
  await says(form, '95 of 120; the same as 5 of 6')
  await form.getByLabel('1 to 6').check()
  await form.getByLabel('Score', { exact: true }).fill('4.5')
  await says(form, '4.5 of 6; the same as 86 to 94 of 120')
  await expectAccessible(page)
  await save(form)
  await says(page, 'TOEFL 4.5')
  await says(page, 'of 6; the same as 86 to 94 of 120')

  await page.getByRole('button', { name: 'Add a GMAT score' }).click()
  await form.getByLabel('Score', { exact: true }).fill('199')
  await save(form)
  await says(form, scores.gmat)
  await form.getByLabel('Score', { exact: true }).fill('655')
  await save(form)
  await says(page, 'GMAT 655')
  await expectAccessible(page)
  expect(await api.testScores.read()).toMatchObject({
    gre: [{ quant: 168, verbal: 158, writing: 4.5 }],
    toefl: [{ score: 4.5, scale: '1-6' }],
    gmat: [{ score: 655 }],
  })
  await page.getByRole('button', { name: 'Remove GMAT 655' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await says(page, 'No GMAT score yet.')
})

test('applications: a university from the list, and one that is not in it', async () => {
  const { page, api } = await at.signedIn(ananya)
  await page.goto('/profile/applications')
  await page.getByRole('button', { name: 'Add an application' }).click()
  const form = page.getByRole('form', { name: 'A new application' })
  await save(form)
  await says(form, applications.university)
  await form.getByRole('combobox', { name: 'University' }).fill('north texas')
  await page
    .getByRole('option', { name: /^University of North Texas/ })
    .first()
    .waitFor()
  await expectAccessible(page)
  await form.getByRole('combobox', { name: 'University' }).press('ArrowDown')
  await form.getByRole('combobox', { name: 'University' }).press('Enter')
  await form.getByLabel('Programme').fill('MS in Economics')
  await form.getByLabel('Intake').selectOption({ label: 'Fall 2026' })
  await form.getByLabel('How it stands').selectOption({ label: 'Admitted' })
  await save(form)
  await form.waitFor({ state: 'detached' })
  await says(page, 'University of North Texas')
  await says(page, 'Admitted')
  await says(page, 'MS in Economics, Fall 2026')

  const interest = page.getByRole('form', { name: 'What you are thinking of' })
  const box = interest.getByLabel('Universities that interest you').and(page.getByRole('combobox'))
  // What was not looked for yet may well be in the list.
  const letGo = await holdUp(page, '**/api/universities?*')
  await box.fill('Nilgiri Institute of Tea')
  await interest.getByText('Searching…').first().waitFor()
  expect(await page.getByRole('option', { name: /^Add/ }).count()).toBe(0)
  letGo()
  await page.getByRole('option', { name: 'Add “Nilgiri Institute of Tea”' }).click()
  await interest.getByText('Nilgiri Institute of Tea is unverified until we check it.').waitFor()
  await expectAccessible(page)
  await save(interest)
  await says(interest, 'Saved')
  expect(await api.applications.interest()).toMatchObject({
    universities: [{ name: 'Nilgiri Institute of Tea' }],
  })
  await page.reload()
  await interest.getByText('Nilgiri Institute of Tea is unverified until we check it.').waitFor()
})

describe('sign-in', () => {
  test('shows where one is signed in, and signs out there at once', async () => {
    const { page } = await at.signedIn(rohan)
    const lost = await at.signedIn(rohan)
    await lost.page.goto('/profile')
    await lost.page.getByRole('heading', { level: 1, name: 'Your profile' }).waitFor()
    await page.goto('/profile/sign-in')
    const sessions = page.getByRole('region', { name: 'Where you are signed in' })
    await sessions.getByText('This device').waitFor()
    await says(page, rohan.email)
    await says(page, rohan.phone)
    await expectAccessible(page)
    const others = sessions.getByRole('button', { name: /^Sign out/ })
    await others.first().waitFor()
    for (let left = await others.count(); left > 0; left -= 1) {
      await others.first().click()
      await expect.poll(() => others.count()).toBe(left - 1)
    }
    await lost.page.getByRole('heading', { level: 1, name: /first SOP draft/ }).waitFor()
    await page.getByRole('button', { name: 'Logout' }).waitFor()
  })

  test('sends the letters that prove an address and set a password', async () => {
    const { page } = await at.signedIn(fatima)
    await at.app.services.db.update(people).set({ emailVerifiedAt: null }).where(eq(people.email, fatima.email))
    await page.goto('/profile/sign-in')
    await page.getByText('Not proved yet').waitFor()
    await page.getByRole('button', { name: 'Send a link to prove this address' }).click()
    await says(page, accounts.successes.linkSent(fatima.email))
    expect(await lastMessageTo(at.app, fatima.email)).toContain('verify-link')
    await page.getByRole('button', { name: 'Set a new password' }).click()
    await says(page, accounts.successes.resetSent(fatima.email))
    await expectAccessible(page)
  })
})

const succeeds = (doing: Promise<unknown>): Promise<boolean> =>
  doing.then(
    () => true,
    () => false,
  )
