// A page that names a path which is gone misleads whoever reads it: it fails here.
import { glob, readFile, stat } from 'node:fs/promises'

const pages: string[] = []
for await (const page of glob(['*.md', 'docs/**/*.md'])) pages.push(page)

const named = /`((?:src|seed|docs|tests|tools|ops|data|migrations)\/[\w./-]+)`/g
const missing: string[] = []
for (const page of pages) {
  const text = await readFile(page, 'utf8')
  for (const [, name = ''] of text.matchAll(named)) {
    const isThere = await stat(name).then(
      () => true,
      () => false,
    )
    if (!isThere) missing.push(`${page} names ${name}, which is not there`)
  }
}
for (const line of missing) console.log(line)
process.exit(missing.length === 0 && pages.length > 3 ? 0 : 1)
