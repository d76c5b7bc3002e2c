// A second opinion beside axe: IBM's checker, which `npm run accessibility -- --ibm` fetches and names here.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'

const file = process.env['SAFAR_IBM']
const itself = file === undefined ? undefined : readFile(file, 'utf8')

/** Nothing where it was not asked for. */
export async function ibmOf(page: Page): Promise<string[]> {
  if (itself === undefined) return []
  await page.evaluate(`${await itself};globalThis.ace = ace;undefined`)
  const found = await page.evaluate(violations)
  return found.map(words => `IBM: ${words}`)
}

type Result = { ruleId: string; value: readonly string[]; message: string; path: { dom: string } }

/** Runs in the page. What it only asks to be looked at is none. */
async function violations(): Promise<string[]> {
  const { Checker } = Reflect.get(globalThis, 'ace')
  const { results }: { results: Result[] } = await new Checker().check(document, ['WCAG_2_2'])
  return results
    .filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
    .map(({ ruleId, message, path }) => `${ruleId} ${path.dom}: ${message}`)
}
