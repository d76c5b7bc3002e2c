// `npm run backup -- FOLDER`: rows and files of one machine, while it serves. The secret stays where it is.
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { copyFiles } from '../platform/files/backup.ts'
import { backUpRows } from '../platform/postgres/backup.ts'
import { isInside, readSettings } from '../platform/settings.ts'

const settings = readSettings(process.env)
const [target] = process.argv.slice(2)
if (target === undefined) stopWith('Say where to: npm run backup -- FOLDER')
if (settings.DATABASE_URL !== undefined) {
  stopWith('The database is not ours (DATABASE_URL): back it up with its own tools, and the files after it.')
}
const folder = path.resolve(target)
if (settings.SAFAR_ERASURES !== undefined && isInside(settings.SAFAR_ERASURES, folder)) {
  stopWith('The list of who was erased (SAFAR_ERASURES) is kept apart from backups: say another folder.')
}
if (await isThere(folder)) stopWith(`${folder} is there already.`)
const half = `${folder}.half`
await rm(half, { recursive: true, force: true })
await mkdir(half, { recursive: true, mode: 0o700 })

const [data, files] = [settings.SAFAR_DATA, path.join(settings.SAFAR_DATA, 'files')]
// Most of them now, so that few are left for after the rows; one taken back meanwhile is in the first copy.
const before = await copyFiles(files, path.join(half, 'files'))
const { until } = await backUpRows(path.join(data, 'postgres'), path.join(half, 'postgres'))
const after = await copyFiles(files, path.join(half, 'files'))
await writeFile(path.join(half, 'backup.json'), JSON.stringify({ until, files: before + after }))
await rename(half, folder)

console.log(`All that was committed until ${until} is in ${folder}, with ${before + after} files.`)
if (settings.SAFAR_S3_BUCKET !== undefined) console.log('Files lie in the bucket, which is not copied.')
if (settings.SAFAR_SECRET === undefined) {
  console.log(`Nobody reads it without the secret. Keep that in another place: ${path.resolve(data, 'secret')}`)
}

function stopWith(why: string): never {
  console.error(why)
  process.exit(1)
}

function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}
