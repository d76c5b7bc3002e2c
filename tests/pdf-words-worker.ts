// Reads one PDF in a thread of its own, with the bounds that the browser's worker has.
import { parentPort, workerData } from 'node:worker_threads'
import { boundMemory } from '#src/features/documents/screens/pdf-bounds.ts'

boundMemory()
// After the bounds, so that pdf.js knows no others.
const { wordsOfPdf } = await import('./pdf-words.ts')
parentPort?.postMessage({ words: await wordsOfPdf(workerData), wasRun: 'wasRun' in globalThis })
