// Translations that no person made, for tests alone: what a page says once all, or nothing, of it is reviewed.
import { glob, readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { reviewed } from '#src/values/po.ts'
import { sentencesOf, type Sentence } from '../tools/languages/english.ts'
import { isWordSet, type Set } from '../tools/languages/sets.ts'
import { merged, moduleOf } from '../tools/languages/translations.ts'

export type Found = { folder: string; exportName: string; set: Set }

export async function wordSets(): Promise<readonly Found[]> {
  const found: Found[] = []
  for await (const file of glob('src/**/words.ts')) {
    const exported: Record<string, unknown> = await import(path.resolve(file))
    for (const [exportName, set] of Object.entries(exported))
      if (isWordSet(set)) found.push({ folder: path.dirname(file), exportName, set })
  }
  return found
}

type Words = { textOf: (sentence: Sentence) => string; isReviewed: boolean }

const asha = { by: 'Asha Rao', on: '2026-11-29' }

/** The module of a language, as if somebody had translated the set so. */
export function moduleWith({ exportName, set }: Found, language: string, { textOf, isReviewed }: Words): string {
  const sentences = sentencesOf(set.english)
  const blank = merged({ sentences, entries: [], weighty: set.weighty }, asha)
  const machine = blank.map((entry, index) => {
    const sentence = sentences[index]
    return { ...entry, text: sentence === undefined ? '' : textOf(sentence) }
  })
  const entries = isReviewed ? machine.map(entry => reviewed(entry, asha)) : machine
  const made = merged({ sentences, entries, weighty: set.weighty }, asha)
  return stripTypeScriptTypes(moduleOf({ language, set: exportName, weighty: set.weighty, sentences, entries: made }))
}

/** Its marks stay; everything else shows that it went through a translation. */
export const pseudo = ({ english }: Sentence): string => `⟦${english}⟧`

/** This page is answered these words instead of those of the build. */
export async function answerWith(
  page: Page,
  language: string,
  { except, ...words }: Words & { except: readonly string[] },
): Promise<void> {
  const manifest: Record<string, { file: string }> = JSON.parse(await readFile('dist/web/.vite/manifest.json', 'utf8'))
  for (const found of (await wordSets()).filter(({ set }) => !except.includes(set.name))) {
    const source = `${found.folder.replace(/^src\//, '')}/copy.${language}.ts`
    const [, chunk] = Object.entries(manifest).find(([key]) => key.endsWith(source)) ?? []
    if (chunk === undefined) throw new Error(`The build has no ${source}.`)
    const body = moduleWith(found, language, words)
    await page.route(`**/${chunk.file}`, route => route.fulfill({ contentType: 'text/javascript', body }))
  }
}
