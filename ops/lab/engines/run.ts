// `npm run engines`: the journeys that matter most in Firefox and WebKitGTK, from Debian's packages.
// `npm run engines -- offline print`: only these.
import { setTimeout as pause } from 'node:timers/promises'
import { buildWebWhenStale } from '#src/app/builds.ts'
import { freePort } from '#tests/free-port.ts'
import { newServerFolder, startProduct, stop } from '../../faults/product.ts'
import { openDoor } from './door.ts'
import type { Engine } from './engine.ts'
import { firefox } from './firefox.ts'
import { journeys } from './journeys/journeys.ts'
import { pageOf, type Page } from './page.ts'
import type { Journey, Site } from './site.ts'
import { webkit } from './webkit.ts'

/** A driver may wait for ever for a page that does not come. */
const longest = 120_000
const wished = process.argv.slice(2)
const unknown = wished.filter(name => journeys[name] === undefined)
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')} here. There is: ${Object.keys(journeys).join(', ')}`)
  process.exit(2)
}
const chosen = Object.entries(journeys).filter(([name]) => wished.length === 0 || wished.includes(name))
const tried: string[] = []
const failed: string[] = []
for (const engine of [firefox, webkit]) {
  const missing = engine.missing()
  if (missing.length === 0) await tryEngine(engine)
  else
    console.log(
      `\n– ${engine.name} is skipped: ${missing.join(' and ')} is not here. On Debian: apt-get install ${engine.packages.join(' ')}`,
    )
}
const sum =
  tried.length === 0 ? 'Nothing was tried: no engine is here.' : `${tried.length} journeys, ${failed.length} failed`
console.log(`\n${failed.length === 0 ? '✓' : '✗'} ${sum}${failed.length === 0 ? '' : `: ${failed.join(', ')}`}`)
process.exit(failed.length === 0 ? 0 : 1)

async function tryEngine(engine: Engine): Promise<void> {
  await buildWebWhenStale()
  const [port, insidePort] = [await freePort(), await freePort()]
  const { folder, drop } = await newServerFolder()
  const url = `http://127.0.0.1:${port}`
  const product = startProduct(folder, insidePort, { SAFAR_URL: url })
  const door = await openDoor(port, insidePort)
  try {
    await product.isReady()
    for (const [name, journey] of chosen) await tryJourney(engine, name, journey, { url, door })
  } finally {
    await stop(product)
    door.shut()
    await drop()
  }
}

async function tryJourney(engine: Engine, name: string, journey: Journey, site: Omit<Site, 'tab'>): Promise<void> {
  const browser = await engine.launch()
  if (!tried.some(one => one.startsWith(engine.name))) console.log(`\n${browser.version}`)
  tried.push(`${engine.name} ${name}`)
  const start = performance.now()
  const pages: Page[] = []
  const tab = async () => {
    const page = pageOf(await browser.tab(), site.url)
    pages.push(page)
    return page
  }
  const play = async () => (await journey(await tab(), { ...site, tab })) ?? ''
  const late = pause(longest).then(() => Promise.reject(new Error(`It was not over after ${longest / 1000} s.`)))
  const outcome = await Promise.race([play(), late]).then(
    note => ({ note, wrong: [] }),
    async error => ({
      note: '',
      wrong: [error instanceof Error ? error.message : String(error), ...(await seen(pages))],
    }),
  )
  await browser.close()
  await site.door.open()
  const wrong = [...outcome.wrong, ...site.door.complaints()]
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const note = outcome.note === '' ? '' : `: ${outcome.note}`
  console.log(`${wrong.length === 0 ? '✓' : '✗'} ${name} (${seconds} s)${note}`)
  for (const words of wrong) console.log(`    ${words}`)
  if (wrong.length > 0) failed.push(`${engine.name} ${name}`)
}

/** What the pages show where a journey ended too early. */
function seen(pages: readonly Page[]): Promise<string[]> {
  const looks = pages.map(page =>
    Promise.race([
      page.look().catch(error => `Nothing can be read of it: ${error}`),
      pause(5000).then(() => 'Nothing can be read of it.'),
    ]),
  )
  return Promise.all(looks)
}
