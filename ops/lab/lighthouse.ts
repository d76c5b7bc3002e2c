// Lighthouse, as it is: fetched into .cache/ when somebody asks for it, and run beside us in its own process.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { bring } from '../../tools/bring.ts'
import { findChromium } from '../../tools/chromium.ts'
import { freePort } from '#tests/free-port.ts'
import type { Figure, Result } from '../bench/result.ts'
import { nameOf, pages, type WebPage } from '../bench/web/pages.ts'
import { beginStages, cookieOf } from '../bench/web/session.ts'
import { newFolder, startProduct, stop } from '../faults/product.ts'

const version = '13.5.0'
const longest = 90_000
/** The pages after that are left out, so that the bench ends. */
const longestInAll = 180_000

type Report = {
  finalDisplayedUrl: string
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null }>
}

export async function measureLighthouse(): Promise<Result> {
  const cli = await bring('lighthouse', version, 'cli/index.js')
  const chromium = await findChromium()
  const { folder, drop } = await newFolder()
  const product = startProduct(folder, await freePort())
  const all: Measured[] = []
  try {
    await product.isReady()
    await beginStages(product.url)
    const begun = performance.now()
    for (const page of pages) {
      const isLate = performance.now() - begun > longestInAll
      const measured = isLate ? Promise.reject(new Error('out of time')) : measure(page, product.url, { cli, chromium })
      all.push(await measured.catch(notMeasured(page)))
    }
  } finally {
    await stop(product)
    await drop()
  }
  return {
    title: `Lighthouse ${version}, mobile`,
    figures: all.flatMap(({ figures }) => figures),
    lines: all.flatMap(({ notes }) => notes),
  }
}

type Measured = { figures: Figure[]; notes: string[] }

const notMeasured =
  (page: WebPage) =>
  (error: unknown): Measured => ({
    figures: [{ what: nameOf(page), ours: 'not measured', isMet: false }],
    notes: [`${nameOf(page)}: ${String(error).slice(0, 300)}`],
  })

type Programs = { cli: string; chromium: string }

async function measure(page: WebPage, url: string, { cli, chromium }: Programs): Promise<Measured> {
  const { name, value } = await cookieOf(url)
  const headers = page.isSignedIn ? [`--extra-headers=${JSON.stringify({ cookie: `${name}=${value}` })}`] : []
  const wanted = ['--output=json', '--quiet', '--only-categories=performance,accessibility,best-practices']
  const flags = '--chrome-flags=--headless --no-sandbox --disable-gpu'
  const { stdout } = await promisify(execFile)(process.execPath, [cli, url + page.path, ...wanted, flags, ...headers], {
    env: { ...process.env, CHROME_PATH: chromium },
    maxBuffer: 64 * 1_048_576,
    timeout: longest,
  }).catch((error: unknown) => {
    throw new Error(whyItFailed(error), { cause: error })
  })
  const report: Report = JSON.parse(stdout)
  const { pathname } = new URL(report.finalDisplayedUrl)
  if (pathname !== page.path) throw new Error(`it was led to ${pathname}`)
  const figure = (category: string, least: number): Figure => {
    const score = Math.round((report.categories[category]?.score ?? 0) * 100)
    return {
      what: `${nameOf(page)}: ${category}`,
      ours: String(score),
      target: `at least ${least}`,
      isMet: score >= least,
    }
  }
  const failed = ['accessibility', 'best-practices'].flatMap(category => failedIn(report, category))
  return {
    figures: [
      figure('performance', page.isSignedIn ? 90 : 95),
      figure('accessibility', 100),
      figure('best-practices', 100),
    ],
    notes: failed.map(audit => `${nameOf(page)}: ${audit}`),
  }
}

/** 'Command failed' says nothing: what the program wrote before it ended does. */
function whyItFailed(error: unknown): string {
  const said =
    error instanceof Error && 'stderr' in error ? String(error.stderr).trim().split('\n').slice(-5).join(' · ') : ''
  return said === '' ? (error instanceof Error ? error.message.slice(0, 300) : String(error)) : said
}

const failedIn = ({ categories, audits }: Report, category: string): string[] =>
  (categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
