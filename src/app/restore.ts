// `npm run restore -- FOLDER SECRET`: a backup into the data folder that SAFAR_DATA names, where nothing is yet.
// `npm run restore -- --rows-are-back`: rows of a database of your own were restored by its own tools.
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { copyFiles } from '../platform/files/backup.ts'
import { restoreRows } from '../platform/postgres/backup.ts'
import { markRestored, readErased } from '../platform/restore-marks.ts'
import { isInside, readSettings } from '../platform/settings.ts'

const settings = readSettings(process.env)
const { values: flags, positionals } = parseArgs({
  options: { 'without-erasures': { type: 'boolean' }, 'rows-are-back': { type: 'boolean' } },
  allowPositionals: true,
})
const withoutErasures = flags['without-erasures'] === true
const list = settings.SAFAR_ERASURES
if (!withoutErasures && (list === undefined || !(await isList(list)))) {
  stopWith(
    'Who was erased since the backup would be back. Name the list of them by SAFAR_ERASURES, or say that there is none: --without-erasures',
  )
}
const data = path.resolve(settings.SAFAR_DATA)

if (flags['rows-are-back'] === true) {
  await mkdir(data, { recursive: true, mode: 0o755 })
  await markRestored(settings, { withoutErasures })
  console.log('Start one server first: it ends every session and erases again who was erased since, before it serves.')
} else {
  await restore()
}

async function restore(): Promise<void> {
  const [source, secret] = positionals
  if (source === undefined || (secret === undefined && settings.SAFAR_SECRET === undefined)) {
    return stopWith('Say from where, and which file is its secret: npm run restore -- FOLDER SECRET')
  }
  const from = path.resolve(source)
  const about = await readFile(path.join(from, 'backup.json'), 'utf8').catch(() => undefined)
  if (about === undefined) return stopWith(`${from} is no whole backup.`)
  if (!withoutErasures && list !== undefined && isInside(list, from)) {
    return stopWith('SAFAR_ERASURES lies in the backup itself: the list of who was erased since then is elsewhere.')
  }
  if ((await readdir(data).catch(() => [])).length > 0) return stopWith(`There is something in ${data} already.`)

  await mkdir(data, { recursive: true, mode: 0o755 })
  // First of all, so that what was half restored is not served either.
  await markRestored(settings, { withoutErasures })
  if (secret !== undefined) await writeFile(path.join(data, 'secret'), await readFile(secret), { mode: 0o600 })
  await copyFiles(path.join(from, 'files'), path.join(data, 'files'))
  await restoreRows(path.join(from, 'postgres'), path.join(data, 'postgres'))
  console.log(`Restored into ${data}: ${about}. Start it as always.`)
}

function isList(file: string): Promise<boolean> {
  return readErased(file).then(
    () => true,
    () => false,
  )
}

function stopWith(why: string): never {
  console.error(why)
  process.exit(1)
}
