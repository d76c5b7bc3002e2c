// A Chromium to test in: the system's, else Playwright's, else one from apt.
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { fromApt, onPath } from './programs.ts'
import { run } from './run.ts'

// Without windows first: it opens a page in half the time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

export async function findChromium(): Promise<string> {
  const found =
    onPath(names) ??
    ownedByPlaywright() ??
    (await fromPlaywright()) ??
    (await fromApt(['chromium-headless-shell', 'chromium'], names))
  if (found === undefined) throw new Error('No Chromium is here, and neither Playwright nor apt could bring one.')
  return found
}

const ownedByPlaywright = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined)

async function fromPlaywright(): Promise<string | undefined> {
  await run('playwright-core', ['install', '--only-shell', 'chromium'], { quiet: true })
  return ownedByPlaywright()
}
