// `npm run packages`: each package that we name, its licence, its last release, whose repository it comes
// from, and what we would do without it, as a table in docs/dependencies.md. Ends with 1 where one of them is behind.
import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { lockShape, manifestShape } from '../../tools/supply-chain-rules.ts'
import { run } from '../../tools/run.ts'
import { familyOf, purposes } from './purposes.ts'

const file = 'docs/dependencies.md'

const answer = z.object({
  'dist-tags': z.object({ latest: z.string() }),
  time: z.record(z.string(), z.string()),
})
const installed = z.object({ repository: z.union([z.string(), z.object({ url: z.string() })]) })

type Row = { name: string; version: string; latest: string; licence: string; released: string; keeper: string }

const manifest = manifestShape.parse(JSON.parse(await readFile('package.json', 'utf8')))
const lock = lockShape.parse(JSON.parse(await readFile('package-lock.json', 'utf8')))
const named = Object.entries({
  ...manifest.dependencies,
  ...manifest.devDependencies,
  ...manifest.optionalDependencies,
})

const rows: Row[] = []
for (const [name, version] of named) {
  const { output } = await run('npm', ['view', name, 'dist-tags', 'time', '--json'], { quiet: true })
  const { 'dist-tags': tags, time } = answer.parse(JSON.parse(output.slice(output.indexOf('{'))))
  rows.push({
    name,
    version,
    latest: tags.latest,
    licence: lock.packages[`node_modules/${name}`]?.license ?? '(none)',
    released: time[tags.latest]?.slice(0, 10) ?? '(unknown)',
    keeper: await keeperOf(name),
  })
}

const behind = rows.filter(({ version, latest }) => version !== latest)
await writeFile(file, pageOf(new Date().toISOString().slice(0, 10)))
await run('oxfmt', [file], { quiet: true })
console.log(`${rows.length} packages in ${file}, ${behind.length} behind.`)
for (const { name, version, latest } of behind) console.log(`${name}: ${version}, and the latest is ${latest}`)
process.exit(behind.length === 0 ? 0 : 1)

/** Whose repository the package names as its own; nothing for those of another kind of machine, which are not installed. */
async function keeperOf(name: string): Promise<string> {
  const text = await readFile(`node_modules/${name}/package.json`, 'utf8').catch(() => undefined)
  if (text === undefined) return ''
  const { repository } = installed.parse(JSON.parse(text))
  const address = typeof repository === 'string' ? repository : repository.url
  return /^(?:.*[/:])?([^/:]+)\/[^/]+$/.exec(address)?.[1] ?? address
}

function pageOf(day: string): string {
  const head = `# What we take from others

Written by \`npm run packages\` on ${day}: every package that \`package.json\` names. It is kept by whose repository it comes
from. A family that is released together has one row, with its oldest last release. Licences, hashes and install scripts are checked
each time (\`tools/supply-chain.ts\`).

| package | version | licence | last release | kept by | does | without it |
|---|---|---|---|---|---|---|`
  const foot =
    behind.length === 0
      ? 'All of them are the latest.'
      : `Behind: ${behind.map(({ name, version, latest }) => `${name} ${version} (${latest})`).join(', ')}.`
  return `${[head, ...purposes.map(lineOf)].join('\n')}\n\n${foot}\n`
}

function lineOf({ name, does, without }: (typeof purposes)[number]): string {
  const members = rows.filter(row => familyOf(row.name) === name)
  const all = (of: (row: Row) => string) => [...new Set(members.map(of).filter(Boolean))].join(', ')
  const title = members.length > 1 ? `${name}* (${members.length})` : (members[0]?.name ?? name)
  const oldest = members.map(({ released }) => released).toSorted()[0] ?? ''
  const parts = [
    `\`${title}\``,
    all(row => row.version),
    all(row => row.licence),
    oldest,
    all(row => row.keeper),
    does,
    without,
  ]
  return `| ${parts.join(' | ')} |`
}
