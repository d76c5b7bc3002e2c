// What makes code hard to follow is searched for as text, in all sources but tests: reflection, guards that check
// nothing, objects of others that are overwritten behind a Proxy, plans of statements, and triggers outside of migrations.
import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const sources = ['{src,tools}/**/*.{ts,tsx,mjs}']
const isTest = (file: string) => /\.test\.tsx?$/.test(file)

test.each([
  ['Reflect.', /\bReflect\./],
  ['Object(…) as a guard', /(?<![.\w])Object\(/],
  ['a Proxy', /\bnew Proxy\(/],
  ['EXPLAIN', /\bexplain\s+(?:\(|analyze\b|select\b)/i],
  ['a trigger made outside of migrations', /\bcreate\s+(?:or\s+replace\s+)?(?:constraint\s+)?trigger\b/i],
])('no source has %s', async (what, pattern) => {
  const found: string[] = []
  let read = 0
  for await (const file of glob(sources)) {
    if (isTest(file)) continue
    read += 1
    if (pattern.test(await readFile(file, 'utf8'))) found.push(`${file}: ${what}`)
  }
  expect(read).toBeGreaterThan(1000)
  expect(found).toEqual([])
})

/** It says where a request comes from in the logs and to the captcha’s provider, and `serve.ts` makes an origin of it. */
const knowsAddress =
  /^src\/(?:platform\/(?:http\/(?:serve|app)|sandbox\/pages\/pages)|features\/accounts\/phone-codes|app\/drawn)\.ts$/

test('no limit counts by a single address, of which everybody has as many as they like', async () => {
  const found: string[] = []
  for await (const file of glob('src/**/*.{ts,tsx}')) {
    if (isTest(file) || knowsAddress.test(file)) continue
    if (/\brequest\.ip\b|\bremoteAddress\b/.test(await readFile(file, 'utf8'))) found.push(file)
  }
  expect(found).toEqual([])
})

const lists =
  /^src\/app\/(server-modules|web\/web-modules|web\/open-pages|web\/read-pages|web\/examples|web\/desk\/desk-modules)\.ts$/

test('outside of its lists the app imports from stages and features at most 67 times', async () => {
  let imports = 0
  for await (const file of glob('src/app/**/*.{ts,tsx}')) {
    if (isTest(file) || lists.test(file)) continue
    const text = await readFile(file, 'utf8')
    imports += [
      ...text.matchAll(/(?:from |import )'[^']*\/(?:stages|features)\/|\bimport\('[^']*\/(?:stages|features)\//g),
    ].length
  }
  expect(imports).toBeGreaterThan(0)
  expect(imports).toBeLessThanOrEqual(67)
})

test('no paper lies among the sources: samples are in tests/papers, which only tests open', async () => {
  const papers: string[] = []
  for await (const file of glob('src/**/*.{pdf,docx,odt,html}')) papers.push(file)
  expect(papers.filter(file => !/^src\/app\/web\/(index|desk)\.html$/.test(file))).toEqual([])
})
