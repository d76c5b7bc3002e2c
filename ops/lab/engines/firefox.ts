// Firefox by WebDriver BiDi, which it speaks itself.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { freePort } from '#tests/free-port.ts'
import { onPath } from '../../../tools/programs.ts'
import type { Browser, Engine, Tab } from './engine.ts'
import { startProgram } from './program.ts'
import { openSocket, type Socket } from './socket.ts'

const programs = ['firefox-esr', 'firefox']

export const firefox: Engine = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  missing: () => (onPath(programs) === undefined ? ['firefox-esr'] : []),
  launch,
}

/** A camera and a microphone that anybody may use, and no window about Firefox itself. */
const preferences = {
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'ui.prefersReducedMotion': 1,
}

const started = z.object({ capabilities: z.object({ browserVersion: z.string() }) })
const opened = z.object({ context: z.string() })

async function launch(): Promise<Browser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'safar-firefox-'))
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});`)
  await writeFile(path.join(profile, 'user.js'), lines.join('\n'))
  const port = await freePort()
  const program = await startProgram(
    onPath(programs) ?? '',
    ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`],
    { isReady: said => said.includes('WebDriver BiDi listening') },
  )
  const socket = await openSocket(`ws://127.0.0.1:${port}/session`)
  const { capabilities } = started.parse(
    await socket.call('session.new', { capabilities: { alwaysMatch: { unhandledPromptBehavior: 'accept' } } }),
  )
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    tab: async () => {
      const { context } = opened.parse(await socket.call('browsingContext.create', { type: 'tab' }))
      return tabOf(socket, context)
    },
    close: async () => {
      await program.stop()
      await rm(profile, { recursive: true, force: true })
    },
  }
}

const evaluated = z.object({ type: z.literal('success'), result: z.object({ value: z.string() }) })
const thrown = z.object({ exceptionDetails: z.object({ text: z.string() }) })
const located = z.object({ nodes: z.array(z.object({ sharedId: z.string() })).length(1) })
const printed = z.object({ data: z.string() })

function tabOf(socket: Socket, context: string): Tab {
  return {
    open: async url => void (await socket.call('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await socket.call('browsingContext.reload', { context, wait: 'complete' })),
    read: async expression => {
      const answer = await socket.call('script.evaluate', { expression, target: { context }, awaitPromise: true })
      const error = thrown.safeParse(answer).data?.exceptionDetails.text
      if (error !== undefined) throw new Error(error)
      return evaluated.parse(answer).result.value
    },
    act: async actions => void (await socket.call('input.performActions', { context, actions })),
    choose: async (value, files) => {
      const answer = await socket.call('browsingContext.locateNodes', { context, locator: { type: 'css', value } })
      for (const { sharedId } of located.parse(answer).nodes) {
        await socket.call('input.setFiles', { context, element: { sharedId }, files })
      }
    },
    print: async () =>
      Buffer.from(printed.parse(await socket.call('browsingContext.print', { context })).data, 'base64'),
  }
}
