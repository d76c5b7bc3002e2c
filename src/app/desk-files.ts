// Which files of the build only the desk asks for: they are sent to staff alone, and to everybody else do not exist.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const list = 'desk-files.json'

/** Said by the bundler's own graph: whatever the students' page cannot reach. */
export const deskFilesPlugin = (folder: string, studentsPage: string): Plugin => ({
  name: 'safar-desk-files',
  writeBundle: async (_, bundle) => {
    const reached = reachedFrom(studentsPage, bundle)
    const deskOnly = Object.values(bundle).flatMap(file =>
      file.type === 'chunk' && !reached.has(file.fileName) ? filesOf(file).filter(name => !reached.has(name)) : [],
    )
    await writeFile(path.join(folder, list), JSON.stringify([...new Set(deskOnly)].toSorted()))
  },
})

export const readDeskFiles = async (folder: string): Promise<ReadonlySet<string>> => {
  const names: unknown = JSON.parse(await readFile(path.join(folder, list), 'utf8'))
  return new Set(Array.isArray(names) ? names.map(name => `/${String(name)}`) : [])
}

function reachedFrom(page: string, bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const reached = new Set<string>()
  const visit = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || reached.has(name)) return
    for (const file of filesOf(chunk)) reached.add(file)
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next)
  }
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && file.moduleIds.includes(page)) visit(file.fileName)
  return reached
}

const filesOf = (chunk: Rolldown.OutputChunk): string[] => [
  chunk.fileName,
  ...(chunk.viteMetadata?.importedCss ?? []),
  ...(chunk.viteMetadata?.importedAssets ?? []),
]
