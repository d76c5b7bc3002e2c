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

/**
 * Runs in the page. What it only asks to be looked at is none. HTML allows `username` on a field for an e-mail address, which
 * is what password managers look for (its control group 'Username'); the checker's own list has it on texts alone.
 */
async function violations(): Promise<string[]> {
  const { Checker } = Reflect.get(globalThis, 'ace')
  // It misses the labels of fields in what is folded, and those are to be looked at as well.
  const folded = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open]):has(input, select, textarea)')]
  for (const fold of folded) fold.open = true
  const { results }: { results: Result[] } = await new Checker().check(document, ['WCAG_2_2'])
  for (const fold of folded) fold.open = false
  return results
    .filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
    .filter(({ ruleId, path }) => ruleId !== 'input_autocomplete_valid' || !isUsersAddress(path.dom))
    .map(({ ruleId, message, path }) => `${ruleId} ${path.dom}: ${message}`)

  function isUsersAddress(path: string): boolean {
    const found = document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue
    return found instanceof Element && found.matches('input[type=email][autocomplete=username]')
  }
}
