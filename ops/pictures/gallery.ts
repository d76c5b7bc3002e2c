// All pictures on one page, each with its name and size; with earlier ones, side by side.
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { designViews } from './designed.ts'
import { views, type State, type View } from './states.ts'

export type Taken = { state: State; view: View; file: string }

/** Folders of pictures that stand beside those that were taken. */
export type Beside = { before: string | undefined; designs: string | undefined }

export async function writeGallery(
  folder: string,
  taken: readonly Taken[],
  { before, designs }: Beside,
): Promise<string> {
  const file = path.join(folder, 'index.html')
  const names = [...new Set(taken.map(({ state }) => state.name))]
  const sections = names.map(name =>
    section(
      name,
      designs === undefined ? undefined : taken.find(({ state }) => state.name === name)?.state.design?.differs,
      taken.filter(({ state }) => state.name === name).map(one => figure(one, folder, { before, designs })),
    ),
  )
  await writeFile(file, page(sections))
  return file
}

const section = (name: string, differs: string | undefined, figures: readonly string[]) =>
  `<section><h2>${escape(name)}</h2>${differs === undefined ? '' : `<p>${escape(differs)}</p>`}<div>${figures.join('')}</div></section>`

function figure({ state, view, file }: Taken, folder: string, { before, designs }: Beside): string {
  const { width } = views[view]
  const beside = (from: string | undefined, name: string | undefined, words: string): string[] => {
    if (from === undefined || name === undefined || !existsSync(path.join(from, name))) return []
    return [image(path.relative(folder, path.join(from, name)), `${state.name}, ${words}`, width)]
  }
  const pictures = [
    ...beside(designs, designOf(state, view), 'as designed'),
    ...beside(before, file, 'before'),
    image(file, state.name, width),
  ]
  return `<figure><p>${pictures.join('')}</p><figcaption>${escape(`${view}, ${width} px`)} · <code>${escape(state.at)}</code></figcaption></figure>`
}

const designOf = ({ design }: State, view: View): string | undefined =>
  design !== undefined && designViews[view] !== undefined ? `${design.name}-${designViews[view]}.png` : undefined

/** As wide as a third of what was photographed, so that many stand beside each other; a press shows it whole. */
const image = (file: string, words: string, width: number) =>
  `<a href="${encodeURI(file)}"><img src="${encodeURI(file)}" alt="${escape(words)}" width="${Math.round(width / 3) + 60}" loading="lazy"></a>`

const escape = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const page = (sections: readonly string[]) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Safar in pictures</title>
<style>
  body { font: 15px/1.4 system-ui, sans-serif; margin: 24px; background: #eef1f3; color: #14181c }
  section > div { display: flex; flex-wrap: wrap; gap: 20px; align-items: flex-start }
  figure { margin: 0 } figure p { margin: 0; display: flex; gap: 6px; align-items: flex-start }
  img { border: 1px solid #0003; display: block; max-height: 720px; object-fit: cover; object-position: top }
  figcaption { color: #4a545d; padding-top: 4px }
</style>
<h1>Safar in pictures</h1>
${sections.join('\n')}
</html>
`
