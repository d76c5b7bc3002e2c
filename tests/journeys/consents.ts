// The notice, where somebody begins their first paper, payment or sending.
import type { Page } from 'playwright-core'
import { dialog as copy } from '#src/features/consent/copy.ts'

/** Agrees to it, with the birth date where it is not known yet. */
export async function givesConsent(page: Page, birthDate = '2003-04-17'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: copy.title })
  await dialog.getByRole('button', { name: copy.agree }).waitFor()
  const birth = dialog.getByLabel(copy.birthDate)
  if ((await birth.count()) > 0 && (await birth.inputValue()) === '') await birth.fill(birthDate)
  await dialog.getByRole('button', { name: copy.agree }).click()
  await dialog.waitFor({ state: 'detached' })
}
