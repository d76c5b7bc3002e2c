// WebKitGTK by the driver that comes with it, which speaks classic WebDriver. It wants a display, so it has one of its own.
import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { freePort } from '#tests/free-port.ts'
import { onPath } from '../../../tools/programs.ts'
import type { Browser, Engine, Tab } from './engine.ts'
import { startProgram } from './program.ts'

/** The plain browser that Debian's package brings beside the library, for each machine it is built for. */
const miniBrowser = ['x86_64', 'aarch64']
  .map(machine => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find(file => existsSync(file))

export const webkit: Engine = {
  name: 'WebKitGTK',
  packages: ['webkit2gtk-driver', 'xvfb'],
  missing: () => [
    ...['WebKitWebDriver', 'Xvfb'].filter(program => onPath([program]) === undefined),
    ...(miniBrowser === undefined ? ['MiniBrowser'] : []),
  ],
  launch,
}

const answered = z.object({ value: z.unknown() })
const failed = z.object({ error: z.string(), message: z.string() })
const started = z.object({ sessionId: z.string(), capabilities: z.object({ browserVersion: z.string() }) })
const opened = z.object({ handle: z.string() })

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

/** With a camera and a microphone of its own, as a machine that tests has none. */
const options = {
  binary: miniBrowser,
  args: ['--automation', '--enable-media-stream=true', '--enable-mock-capture-devices=true'],
}

async function launch(): Promise<Browser> {
  const display = `:${await freePort()}`
  const screen = await startProgram(
    onPath(['Xvfb']) ?? '',
    [display, '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    {
      isReady: () => existsSync(`/tmp/.X11-unix/X${display.slice(1)}`),
    },
  )
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const driver = await startProgram(onPath(['WebKitWebDriver']) ?? '', [`--port=${port}`], {
    environment: { DISPLAY: display },
    isReady: () =>
      fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
  })
  const call = callsTo(address)
  const { sessionId, capabilities } = started.parse(
    await call('POST', '/session', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } }),
  )
  const inSession: Call = (method, path, body) => call(method, `/session/${sessionId}${path}`, body)
  await inSession('POST', '/timeouts', { script: 60_000 })
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    tab: async () => tabOf(inSession, opened.parse(await inSession('POST', '/window/new', { type: 'window' })).handle),
    close: async () => {
      await Promise.race([inSession('DELETE', ''), pause(5000)])
      await driver.stop()
      await screen.stop()
    },
  }
}

/** One after the other: a session has one window at a time that commands are for. */
function callsTo(address: string): Call {
  return async (method, path, body) => {
    const answer = await fetch(`${address}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    })
    const { value } = answered.parse(await answer.json())
    if (answer.ok) return value
    const { error, message } = failed.parse(value)
    throw new Error(`${path}: ${error}: ${message}`)
  }
}

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const found = z.array(z.object({ [elementKey]: z.string() })).length(1)

let last: Promise<unknown> = Promise.resolve()

function tabOf(call: Call, handle: string): Tab {
  const here: Call = (method, path, body) => {
    const answer = last.then(async () => {
      await call('POST', '/window', { handle })
      return call(method, path, body)
    })
    last = answer.catch(() => {})
    return answer
  }
  return {
    open: async url => void (await here('POST', '/url', { url })),
    reload: async () => void (await here('POST', '/refresh')),
    read: async expression => {
      const script = `const done = arguments[0]; (async () => (${expression}))().then(done, error => done({ error: String(error) }))`
      const answer = await here('POST', '/execute/async', { script, args: [] })
      if (typeof answer !== 'string') throw new Error(JSON.stringify(answer))
      return answer
    },
    act: async actions => void (await here('POST', '/actions', { actions })),
    choose: async (value, files) => {
      const [element] = found.parse(await here('POST', '/elements', { using: 'css selector', value }))
      await here('POST', `/element/${element?.[elementKey]}/value`, { text: files.join('\n') })
    },
    print: async () => undefined,
  }
}
