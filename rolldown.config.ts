// The server in one file: two thousand files read one by one are half of the work of a start. `npm run dev`, tests, workers and
// the programs for backup, restore and keys run from the sources as they are.
import path from 'node:path'
import { defineConfig, type Plugin } from 'rolldown'

const folder = path.resolve('dist/server')

export default defineConfig({
  input: { start: path.resolve('src/app/start.ts') },
  platform: 'node',
  tsconfig: false,
  // What packages say of their own files is not for us to mend.
  logLevel: 'silent',
  output: {
    dir: folder,
    format: 'esm',
    // A server that runs has all of it, whatever is built anew meanwhile.
    codeSplitting: false,
  },
  plugins: [besideItsSource(), wordsOfLanguages(), loadedWhenNeeded()],
})

/** Migrations, word lists, pictures and workers lie where the sources lie. */
function besideItsSource(): Plugin {
  return {
    name: 'beside-its-source',
    transform: {
      filter: { code: 'import.meta.url', id: /^(?!.*\/node_modules\/).*\.ts$/ },
      handler: (code, id) => {
        const source = path.relative(folder, id).replaceAll(path.sep, '/')
        const there = `new URL(${JSON.stringify(source)}, import.meta.url).href`
        return { code: code.replaceAll('import.meta.url', there), map: null }
      },
    },
  }
}

/** The words of a language are read from the sources once a letter is written in it. */
function wordsOfLanguages(): Plugin {
  return {
    name: 'words-of-languages',
    transform: {
      filter: { code: 'import(`./copy.', id: /\/words\.ts$/ },
      handler: (code, id) => {
        const source = path.relative(folder, path.dirname(id)).replaceAll(path.sep, '/')
        return { code: code.replace('import(`./copy.', `import(\`${source}/copy.`), map: null }
      },
    },
  }
}

/** What a start does not import it need not read. */
function loadedWhenNeeded(): Plugin {
  return {
    name: 'loaded-when-needed',
    resolveDynamicImport: name =>
      typeof name === 'string' && !/^[.#]/.test(name) ? { id: name, external: true } : null,
  }
}
