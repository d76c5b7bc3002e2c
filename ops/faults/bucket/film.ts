// A film of the largest size on its way to the bucket and back: how much memory it takes.
import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openFiles } from '#src/platform/files/files.ts'
import { readSettings } from '#src/platform/settings.ts'
import { settingsOf, type Endpoint } from './endpoint.ts'

const megabyte = 1_048_576
const megabytes = 500
/** Above what this process had before. A film in memory would be 500 MB. */
const mostMemory = 150

export async function sendFilm(endpoint: Endpoint): Promise<{ line: string; broken: string[] }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'safar-film-'))
  const key = randomBytes(32)
  const files = await openFiles({
    settings: readSettings({ SAFAR_DATA: folder, ...settingsOf(endpoint, endpoint.url) }),
    vault: { keyOf: async () => key },
    now: () => Temporal.Now.instant(),
    random: randomBytes,
  })
  const [before, began] = [process.memoryUsage.rss(), performance.now()]
  let most = before
  const watching = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20)
  try {
    const [sent, came] = [createHash('sha256'), createHash('sha256')]
    const piece = randomBytes(megabyte)
    await files.put(
      'owner',
      'film',
      (async function* () {
        for (let number = 0; number < megabytes; number += 1) {
          piece.writeUInt32BE(number)
          sent.update(piece)
          yield piece
        }
      })(),
    )
    const there = performance.now()
    for await (const chunk of (await files.get('owner', 'film')) ?? []) came.update(chunk)
    const [up, down] = [there - began, performance.now() - there].map(time => (time / 1000).toFixed(1))
    const memory = Math.round((most - before) / megabyte)
    const isSame = sent.digest('hex') === came.digest('hex')
    await files.remove('film')
    return {
      line: `a film of ${megabytes} MB: up in ${up} s, down in ${down} s, ${memory} MB of memory at most above what was there before`,
      broken: [
        ...(isSame ? [] : ['the film came back otherwise']),
        ...(memory > mostMemory ? [`the film took ${memory} MB of memory`] : []),
      ],
    }
  } finally {
    clearInterval(watching)
    await rm(folder, { recursive: true, force: true })
  }
}
