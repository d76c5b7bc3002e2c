// `npm run restore -- FOLDER SECRET`: a backup into the data folder that SAFAR_DATA names, where nothing is yet.
import { copyFile, mkdir, readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { copyFiles } from '../platform/files/backup.ts'
import { restoreRows } from '../platform/postgres/backup.ts'
import { readSettings } from '../platform/settings.ts'

const settings = readSettings(process.env)
const [source, secret] = process.argv.slice(2)
if (source === undefined || (secret === undefined && settings.SAFAR_SECRET === undefined)) {
  stopWith('Say from where, and which file is its secret: npm run restore -- FOLDER SECRET')
}
const from = path.resolve(source)
const about = await readFile(path.join(from, 'backup.json'), 'utf8').catch(() => undefined)
if (about === undefined) stopWith(`${from} is no whole backup.`)
const data = path.resolve(settings.SAFAR_DATA)
if ((await readdir(data).catch(() => [])).length > 0) stopWith(`There is something in ${data} already.`)

await mkdir(data, { recursive: true, mode: 0o755 })
if (secret !== undefined) await copyFile(secret, path.join(data, 'secret'))
await copyFiles(path.join(from, 'files'), path.join(data, 'files'))
await restoreRows(path.join(from, 'postgres'), path.join(data, 'postgres'))
console.log(`Restored into ${data}: ${about}. Start it as always.`)

function stopWith(why: string): never {
  console.error(why)
  process.exit(1)
}
