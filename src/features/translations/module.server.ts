import { glob, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { readPo, setOf } from '#src/values/po.ts'
import type { OtherLanguage } from '#src/values/languages.ts'
import { translationsContracts, type FileView } from './contract.ts'

const sources = fileURLToPath(new URL('../../', import.meta.url))

/** The repository's own files: what is reviewed is what they say, and nothing else. */
async function filesOf(language: OtherLanguage): Promise<FileView[]> {
  const names = await Array.fromAsync(glob(`**/copy.${language}.po`, { cwd: sources }))
  const files = await Promise.all(names.map(name => readFile(`${sources}/${name}`, 'utf8')))
  return files
    .map(file => ({ set: setOf(file), entries: [...readPo(file)] }))
    .toSorted((one, other) => (one.set < other.set ? -1 : 1))
}

export default defineServerModule({
  name: 'features/translations',
  calls: calls(translationsContracts, () => ({
    translations: { read: (_, { language }) => filesOf(language) },
  })),
})
