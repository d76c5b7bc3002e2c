// A page that names a path or a decision which is gone misleads whoever reads it, and so does a comment, or a glossary that
// gives one term two meanings: it fails here.
import { glob, readFile, stat } from 'node:fs/promises'

const named = /`((?:src|seed|docs|tests|tools|ops|data|migrations)\/[\w./-]+)`/g
const decided = /\b[Dd]ecisions? ?0*(\d+)(?: and 0*(\d+))?\b|decisions\/0*(\d+)-/g

const form = ['\n**Date** ', '\n**Status** ', '\n## Context\n', '\n## Decision\n', '\n## Consequences\n']

const missing: string[] = []
const decisions = new Set<number>()
for await (const record of glob('docs/decisions/[0-9]*.md')) {
  decisions.add(Number(/(\d+)-[^/]*$/.exec(record)?.[1]))
  const text = await readFile(record, 'utf8')
  for (const part of form) if (!text.includes(part)) missing.push(`${record} has no ${part.trim()}`)
}
let pages = 0
for await (const page of glob(['*.md', 'docs/**/*.md'])) {
  pages += 1
  const text = await readFile(page, 'utf8')
  for (const [, name = ''] of text.matchAll(named)) {
    const isThere = await stat(name).then(
      () => true,
      () => false,
    )
    if (!isThere) missing.push(`${page} names ${name}, which is not there`)
  }
}

/** What a record took in, it names by its number. */
const ownWords = /^\*\*Status\*\*.*$/gm
for await (const file of glob(['*.{md,ts}', 'docs/**/*.md', '{src,tests,ops,tools,seed}/**/*.{ts,tsx,css,md}'])) {
  if (file === 'docs/decisions/README.md') continue
  const text = (await readFile(file, 'utf8')).replaceAll(ownWords, '')
  for (const [found, ...numbers] of text.matchAll(decided))
    for (const number of numbers)
      if (number !== undefined && !decisions.has(Number(number))) missing.push(`${file} names ${found}, which is gone`)
}
const terms = [...(await readFile('docs/glossary.md', 'utf8')).matchAll(/^\| ([^|]+) \|/gm)]
  .flatMap(([, cell = '']) => cell.replaceAll(/ \(.*\)/g, '').split(', '))
  .filter(term => term !== 'term')
for (const term of new Set(terms.filter((one, at) => terms.indexOf(one) !== at)))
  missing.push(`docs/glossary.md gives ${term} two meanings`)

for (const line of missing) console.log(line)
process.exit(missing.length === 0 && pages > 3 && decisions.size > 3 ? 0 : 1)
