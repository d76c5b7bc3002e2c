// A Chromium to test in: the system's, else Playwright's, else one from apt.
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { run } from './run.ts'

// Without windows first: it opens a page in half the time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

export async function findChromium(): Promise<string> {
  const found = onPath() ?? ownedByPlaywright() ?? (await fromPlaywright()) ?? (await fromApt())
  if (found === undefined) throw new Error('No Chromium is here, and neither Playwright nor apt could bring one.')
  return found
}

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  return names.flatMap(name => folders.map(folder => path.join(folder, name))).find(isProgram)
}

const ownedByPlaywright = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined)

async function fromPlaywright(): Promise<string | undefined> {
  await run('playwright-core', ['install', '--only-shell', 'chromium'], { quiet: true })
  return ownedByPlaywright()
}

async function fromApt(): Promise<string | undefined> {
  console.log('Installing Chromium from apt …')
  await run('apt-get', ['update', '-q'], { quiet: true })
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await run('apt-get', ['install', '-y', '-q', name], { quiet: true })
    if (onPath() !== undefined) break
  }
  return onPath()
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
