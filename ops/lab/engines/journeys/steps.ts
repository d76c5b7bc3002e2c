// Steps: marked in one window and seen in another, gone through by keys alone, and without a network.
import { ananya, meera, rohan } from '#seed/people.ts'
import * as copy from '#src/features/progress/copy.ts'
import { keys, until } from '../page.ts'
import { enter, type Journey } from '../site.ts'

const step = '/bank-accounts/collect-your-papers'
const stepName = /^Collect your papers/
const nextName = /^Open the account/

export const liveInTwoTabs: Journey = async (page, { tab }) => {
  await enter(page, meera)
  const other = await tab()
  await page.open(step)
  await page.shows('button', copy.markStep)
  await other.open(step)
  await other.shows('button', new RegExp(`${nextName.source}.*Locked`))
  await page.press('button', copy.markStep)
  await page.shows('button', copy.unmarkStep)
  await other.shows('button', new RegExp(`${stepName.source}.*Step complete!`))
  await page.press('button', copy.unmarkStep)
  await other.shows('button', new RegExp(`${nextName.source}.*Locked`))
}

export const byKeys: Journey = async page => {
  await enter(page, ananya)
  await page.open('/bank-accounts')
  await page.shows('button', 'Get Started')
  let stops = 0
  const comeTo = async (name: RegExp) =>
    until(`Tab comes to ${name}`, async () => {
      await page.strike(keys.tab)
      stops += 1
      return name.test(String(await page.ask(focused)))
    })
  await comeTo(/^Get Started$/)
  await page.strike(keys.enter)
  await page.shows('button', stepName)
  await comeTo(stepName)
  await page.strike(keys.enter)
  await page.isAt(new RegExp(`^${step}$`))
  await page.shows('button', copy.markStep)
  await comeTo(new RegExp(`^${copy.markStep}$`))
  await page.strike(keys.enter)
  // The button is another one now, and the keyboard stays on it.
  let last = ''
  await until('the keyboard is on the button that takes the mark back', async () => {
    last = String(await page.ask(focused))
    return last === copy.unmarkStep
  }).catch(error => {
    throw new Error(`${error.message} It is on: ${last.slice(0, 80)}`)
  })
  return `${stops} stops`
}

const focused = `JSON.stringify((document.activeElement?.textContent ?? '').trim())`

const kept = 'Kept on this device; it is sent when you are online again.'

export const offline: Journey = async (page, { door }) => {
  await enter(page, rohan)
  // Firefox gives up a worker that is being installed with the page that asked for it.
  await page.ask('navigator.serviceWorker.ready.then(() => "true")')
  await page.open(step)
  await page.shows('button', copy.markStep)
  await until('the worker has the pages of this release', async () => (await page.ask(storedPages)) === true)
  door.shut()
  await page.reload()
  await page.says('You are offline.')
  await page.press('button', copy.markStep)
  await page.says(kept)
  await page.reload()
  await page.says(kept)
  await door.open()
  await page.saysNoMore('You are offline.')
  await page.saysNoMore(kept)
  await page.reload()
  await page.shows('button', new RegExp(`${stepName.source}.*Step complete!`))
}

/** What was read last is kept beside the worker's files. */
const storedPages = `new Promise(resolve => {
  const request = indexedDB.open('safar', 1)
  request.onupgradeneeded = () => request.result.createObjectStore('reading')
  request.onsuccess = () => {
    const all = request.result.transaction('reading').objectStore('reading').getAll()
    all.onsuccess = () => {
      request.result.close()
      resolve(JSON.stringify(JSON.stringify(all.result).includes('"bank-accounts":{"common"')))
    }
  }
})`
