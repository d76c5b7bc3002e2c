// One PDF in a process of its own: reads its words with the browser's bounds, and says what came of it.
import { readFile } from 'node:fs/promises'
import { boundMemory } from '#src/features/documents/screens/pdf-bounds.ts'

const pdf = await readFile(process.argv[2] ?? '')
boundMemory()
const { wordsOfPdf } = await import('#tests/pdf-words.ts')
const start = performance.now()
const { kind } = await wordsOfPdf(pdf)
console.log(`${kind} ${(performance.now() - start).toFixed(0)}`)
