// The form of an insurance, filled in as a student does it.
import type { Locator, Page } from 'playwright-core'
import type { Visit } from './browser.ts'

export const today = Temporal.Now.plainDateISO('Asia/Kolkata')
export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

export async function enterDetails({ api }: Visit, planID: string, start: string): Promise<void> {
  await api.insuranceDetails.save({
    universityID: 'boston-university',
    visa: 'F1',
    dob: '2003-04-17',
    coverageStartDate: start,
    numberOfMonths: '12',
  })
  await api.insuranceDetails.choose({ planID })
}

export async function fillPerson(page: Page): Promise<void> {
  await page.getByLabel('Date of birth').fill('2003-04-17')
  await page.getByLabel('Gender').selectOption('Female')
  await page.getByLabel('Marital status').selectOption('Single')
  await page.getByLabel('Nationality').selectOption('IN')
  await page.getByLabel('Citizenship').selectOption('IN')
}

export async function fillStudies(page: Page): Promise<void> {
  await page.getByLabel('Student ID').fill('U123')
  await page.getByLabel('Year of graduation').selectOption(String(today.year + 2))
  await page.getByRole('radio', { name: /^Monthly/ }).check()
}

export async function fillAddresses(page: Page): Promise<void> {
  const [home, us] = [part(page, 'Your home address'), part(page, 'Your address in the US')]
  await home.getByLabel('Address').fill('12 MG Road')
  await home.getByLabel('City').fill('Hyderabad')
  await home.getByLabel('State').selectOption('TG')
  await home.getByLabel('PIN code').fill('500001')
  await us.getByLabel('Address').fill('1 Main St')
  await us.getByLabel('City').fill('Boston')
  await us.getByLabel('ZIP code').fill('02215')
}

export async function fillSecurity(page: Page): Promise<void> {
  await page.getByLabel('First question').selectOption('favoritePet')
  await page.getByLabel('First answer').fill('Moti')
  await page.getByLabel('Second question').selectOption('cityBorn')
  await page.getByLabel('Second answer').fill('Kochi')
}

/** One point of a picture: enough for a bill. */
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export async function fillClaim(form: Locator, day?: string): Promise<void> {
  if (day !== undefined) await form.getByLabel('Day of the care').fill(day)
  await form.getByLabel('What kind of care was it?').selectOption('doctor')
  await form.getByLabel('Who gave the care?').fill('Denton Family Clinic')
  await form.getByLabel('What happened?').fill('A fever that stayed for a week.')
  await form.getByLabel('Amount on the bill').fill('1,240.50')
  await form.getByRole('radio', { name: 'Yes, I paid it' }).check()
  await form.getByRole('radio', { name: 'To my bank account in the US' }).check()
}
