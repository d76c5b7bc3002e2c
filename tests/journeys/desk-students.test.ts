// The desk beside a student: what waits, who has it, and the journey as the student sees it, without a reload.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { dev, kavya, rohan } from '../../seed/people.ts'
import { expectAccessible, expectPath, openBrowserHouse, type BrowserHouse } from '../browser.ts'

let house: BrowserHouse

beforeAll(async () => {
  house = await openBrowserHouse()
})
afterEach(async () => {
  await house.leave()
  expect(house.complaints()).toEqual([])
})
afterAll(() => house.end())

test('a student is found, and what he does is on the page at once', async () => {
  const [{ page: desk }, { page: student }] = [await house.signedIn(kavya), await house.signedIn(rohan)]
  await desk.goto('/desk/students')
  await desk.getByLabel('Name, e-mail or phone').fill('rohan')
  await desk.getByRole('link', { name: 'Rohan Deshmukh' }).click()
  await desk.getByRole('heading', { level: 1, name: 'Rohan Deshmukh' }).waitFor()

  await student.goto('/bank-accounts')
  await student.getByRole('button', { name: 'Get Started' }).click()
  await student.getByRole('button', { name: /^Compare/ }).click()
  await student.getByRole('button', { name: 'MARK STEP AS COMPLETED' }).click()

  const stage = desk.locator('details', { hasText: 'US Bank Accounts' })
  await stage.getByText('2 left').waitFor()
  await stage.getByText('Step complete!').waitFor()
  await desk.getByText(/^Marked as completed US Bank Accounts/).waitFor()
  await expectAccessible(desk)
})

test('something to do is noted, counted on every page, taken by one and done', async () => {
  const [{ page: kavyas }, { page: devs }] = [await house.signedIn(kavya), await house.signedIn(dev)]
  await devs.goto('/desk/requests')
  await devs.getByText('Nothing waits').waitFor()
  await kavyas.goto('/desk/students')
  await kavyas.getByLabel('Name, e-mail or phone').fill('rohan')
  await kavyas.getByRole('link', { name: 'Rohan Deshmukh' }).click()
  await kavyas.getByLabel('What is to be done').fill('Call him about the loan')
  await kavyas.getByLabel('Priority').selectOption('urgent')
  await kavyas.getByRole('button', { name: 'Note it' }).click()

  await devs.getByRole('link', { name: /Requests 1 waiting/ }).waitFor()
  await devs.getByRole('button', { name: 'Take Call him about the loan' }).click()
  await kavyas.getByRole('link', { name: /Requests 1 waiting/ }).click()
  await expectPath(kavyas, '/desk/requests')
  await kavyas.getByRole('cell', { name: 'Dev' }).waitFor()
  await expectAccessible(kavyas)
  await devs.getByRole('button', { name: 'Call him about the loan is done' }).click()
  await kavyas.getByText('Nothing waits').waitFor()
  await kavyas.getByRole('link', { name: 'Settled requests' }).click()
  await kavyas.getByRole('cell', { name: 'Dev', exact: true }).waitFor()
})
