// The SOP review from both sides: what the student's page is pressed by, and the reviewer by the calls of their desk.
import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { anchorAt, type Tag } from '#src/stages/sop-review/feedback/rules.ts'
import type { Visit } from '#tests/browser.ts'

export const text =
  'I grew up beside a railway line in Warangal. 🚂 Since childhood I loved machines. So I learned to build.'
export const better =
  'I grew up beside a railway line in Warangal. 🚂 At nine I took a radio apart. So I learned to build.'
export const inDays = (days: number) => Temporal.Now.plainDateISO('Asia/Kolkata').add({ days }).toString()
export const pdf = {
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${'x'.repeat(200)}\n%%EOF`),
}

export const says = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor()
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
export const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name })
export const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })
export const answer = (page: Page, question: string, words: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: words, exact: true }).check()
export const wait = (page: Page, count: number, words: string) =>
  expect.poll(() => page.getByText(words, { exact: true }).count()).toBe(count)

export type Sent = { sopId: string; number: number; text: string; remarks: readonly { id: string; text: string }[] }
export const versions = (visit: Visit): Promise<readonly Sent[]> => visit.api.sop.versions()
export const newest = async (visit: Visit): Promise<string> =>
  (await versions(visit))[0]?.sopId ?? expect.fail('nothing was sent')

export type Said = { on?: string; text: string; tag?: Tag }

/** Kavya's side, by the calls of her desk; its screens have a journey of their own. */
export async function review(asKavya: Visit, id: string, about: string, remarks: readonly Said[]): Promise<void> {
  await asKavya.api.sopDesk.claim({ id })
  for (const { on, text: words, tag = null } of remarks) {
    const place = on === undefined ? null : anchorAt(about, about.indexOf(on), about.indexOf(on) + on.length)
    await asKavya.api.sopDesk.remark({ id, text: words, tag, place })
  }
  await asKavya.api.sopDesk.judge({
    id,
    rubric: [{ criterion: 'evidence', score: 4, note: 'The radio is just right.' }],
    revision: 0,
  })
  await asKavya.api.sopDesk.publish({ id })
}
