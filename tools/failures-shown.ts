// A screen that takes what a read answers shows as well that it failed (`failures-shown-rules.ts`).
import { glob, readFile } from 'node:fs/promises'
import { unshownReads } from './failures-shown-rules.ts'

let seen = 0
let count = 0
for await (const path of glob('src/**/*.{ts,tsx}')) {
  if (path.endsWith('.test.ts')) continue
  const source = await readFile(path, 'utf8')
  if (/\buse[A-Z]\w*\(/.test(source)) seen += 1
  for (const line of unshownReads(path, source)) {
    count += 1
    console.log(`${path}:${line} takes what a read answers and never looks whether it failed`)
  }
}
const expected = 300
if (seen < expected) console.log(`Only ${seen} files with hooks were seen: the check itself is broken.`)
process.exit(count === 0 && seen >= expected ? 0 : 1)
