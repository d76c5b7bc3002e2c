// Words and phrases that are refused, in names, comments, the product's text and the docs (`words-rules.ts`).
import { glob, readFile } from 'node:fs/promises'
import { wordsIn, wordsInText } from './words-rules.ts'

let seen = 0
let count = 0
const say = (path: string, findings: ReturnType<typeof wordsIn>) => {
  seen += 1
  count += findings.length
  for (const { line, found, instead } of findings) console.log(`${path}:${line} says '${found}': write ${instead}`)
}
for await (const path of glob('{src,tests,seed,ops,tools}/**/*.{ts,tsx,mjs}')) {
  // The rules name the words themselves.
  if (/words-rules|words\.test|\/node_modules\//.test(path)) continue
  say(path, wordsIn(path, await readFile(path, 'utf8')))
}
for await (const path of glob('{*.md,docs/**/*.md}')) say(path, wordsInText(path, await readFile(path, 'utf8')))
const expected = 3000
if (seen < expected) console.log(`Only ${seen} files were seen: the check itself is broken.`)
process.exit(count === 0 && seen >= expected ? 0 : 1)
