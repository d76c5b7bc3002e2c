// Versions of objects: each is a second name of the file, and a removal is a mark. Without the mark the newest is back.
import { access, link, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { text as bodyOf } from 'node:stream/consumers'
import { contentsOf, element, refuse, say, text } from './xml.ts'

export type Place = { folder: string; key: string }

const marked = '.removed'
const switchOf = (folder: string) => path.join(folder, '.versions', '.on')
const versionsOf = ({ folder, key }: Place) => path.join(folder, '.versions', encodeURIComponent(key))

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

export async function switchVersions(folder: string, request: IncomingMessage, response: ServerResponse) {
  const [status] = contentsOf('Status', await bodyOf(request))
  if (status === 'Enabled') await writeFile(switchOf(folder), '')
  else await rm(switchOf(folder), { force: true })
  response.writeHead(200).end()
}

let count = 0
/** In the order in which they were made. */
const newVersion = (): string => `${Date.now()}-${String((count += 1)).padStart(9, '0')}`

const madeAt = (version: string): string => new Date(Number(version.split('-')[0])).toISOString()

export async function keepVersion(place: Place): Promise<void> {
  if (!(await isThere(switchOf(place.folder)))) return
  await mkdir(versionsOf(place), { recursive: true })
  await link(path.join(place.folder, place.key), path.join(versionsOf(place), newVersion()))
}

export async function removeObject(place: Place, response: ServerResponse) {
  await rm(path.join(place.folder, place.key), { force: true })
  if (await isThere(switchOf(place.folder))) {
    await mkdir(versionsOf(place), { recursive: true })
    await writeFile(path.join(versionsOf(place), newVersion() + marked), '')
  }
  response.writeHead(204).end()
}

/** A version or a mark, for good; the newest of the others is what is there then. */
export async function removeVersion(place: Place, version: string, response: ServerResponse) {
  const names = await readdir(versionsOf(place)).catch(() => [])
  const name = names.find(one => one === version || one === version + marked)
  if (name === undefined) return refuse(response, 404, 'NoSuchVersion')
  await rm(path.join(versionsOf(place), name))
  const newest = names
    .filter(one => one !== name)
    .toSorted()
    .at(-1)
  const file = path.join(place.folder, place.key)
  await rm(file, { force: true })
  if (newest !== undefined && !newest.endsWith(marked)) await link(path.join(versionsOf(place), newest), file)
  return response.writeHead(204).end()
}

export async function listVersions(folder: string, prefix: string, response: ServerResponse) {
  const rows: string[] = []
  for (const name of await readdir(path.join(folder, '.versions'))) {
    const key = decodeURIComponent(name)
    if (name.startsWith('.') || !key.startsWith(prefix)) continue
    const names = (await readdir(versionsOf({ folder, key }))).toSorted().toReversed()
    for (const [index, version] of names.entries()) {
      const isMark = version.endsWith(marked)
      rows.push(
        element(
          isMark ? 'DeleteMarker' : 'Version',
          element('Key', text(key)) +
            element('VersionId', version.replace(marked, '')) +
            element('IsLatest', String(index === 0)) +
            element('LastModified', madeAt(version)),
        ),
      )
    }
  }
  say(response, element('ListVersionsResult', element('IsTruncated', 'false') + rows.join('')))
}
