// What is in the copy: an index in plain words, a file of JSON for each kind of record, and the files themselves.
import type { Services } from '#src/platform/services.ts'
import { inOnePiece } from '#src/platform/made-files.ts'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { holdingsIn, readCatalogue } from '../holdings/ownership.ts'
import { notExported, notExportedColumns } from '../holdings/declared.ts'
import { isExported, rowsOf, titleOf } from '../holdings/queries.ts'
import { allOpenings } from '#src/features/audit/openings/service.ts'
import type { RightsSources, StoredFile } from '#src/features/people/personal-data/sources.ts'
import type { Entry } from '#src/platform/zip.ts'

type Progress = (done: number, total: number) => Promise<void>
type Listed = { name: string; what: string }

export async function* archiveOf(
  services: Services,
  { filesOf, actions }: Pick<RightsSources, 'filesOf' | 'actions'>,
  person: string,
  onProgress: Progress,
): AsyncGenerator<Entry, void> {
  const holdings = holdingsIn(await readCatalogue(services.sql)).filter(isExported)
  const files = await filesOf(services, person)
  const total = holdings.length + files.length
  const listed: Listed[] = []
  for (const [at, holding] of holdings.entries()) {
    const rows = await rowsOf(services, holding, person)
    if (rows.length > 0) {
      const name = `data/${holding.table}.json`
      listed.push({ name, what: `${titleOf(holding)}: ${rows.length}` })
      yield entryOf(name, JSON.stringify(rows, null, 2))
    }
    if (at % 25 === 24) await onProgress(at + 1, total)
  }
  const openings = await allOpenings(actions, services.db, person)
  if (openings.length > 0) {
    const name = 'data/who_opened_your_file.json'
    listed.push({ name, what: `Who opened your file: ${openings.length}` })
    yield entryOf(name, JSON.stringify(openings, null, 2))
  }
  for (const [at, file] of files.entries()) {
    const content = await services.ports.files.get(person, file.path)
    if (content !== undefined) {
      const name = `files/${String(at + 1).padStart(4, '0')}-${plainName(file)}`
      listed.push({ name, what: file.name })
      yield { name, content }
    }
    await onProgress(holdings.length + at + 1, total)
  }
  yield entryOf('README.txt', readme(listed, services.now()))
}

const entryOf = (name: string, text: string): Entry => ({ name, content: inOnePiece(Buffer.from(text)) })

/** Safe in any folder of any system. */
const plainName = ({ name }: StoredFile): string =>
  name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}._ -]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(-120)

function readme(listed: readonly Listed[], now: Temporal.Instant): string {
  return [
    'Everything that Safar keeps about you',
    `Made on ${formatDay(dayOf(now))}.`,
    '',
    'In "data" is one file for each kind of record. They are JSON: any text editor opens them. Times are UTC or say their zone.',
    'In "files" is every file that you sent and that was sent to you.',
    'What we keep sealed is here as you wrote it, so keep this copy where only you can read it.',
    '',
    'What is in it:',
    ...listed.map(({ name, what }) => `  ${name} - ${what}`),
    '',
    'What is not in it, and why:',
    ...Object.entries(notExported).map(([table, why]) => `  ${table}: ${why}`),
    ...Object.entries(notExportedColumns).map(([table, { why }]) => `  ${table}, in part: ${why}`),
    '',
    'Something is wrong or missing? Ask us at /profile/your-data.',
    '',
  ].join('\r\n')
}
