// pdf.js, fetched when the first PDF is shown: it weighs more than all the rest of a page.
import type { PDFWorker } from 'pdfjs-dist'
import { fetchFile } from '#src/browser/download.ts'
import { ownScript } from '#src/ui/trusted.ts'
import { readsWords } from './words-worker.ts'

export type OpenPdf = {
  pages: readonly { number: number; shape: string; draw: (canvas: HTMLCanvasElement) => () => void }[]
  close: () => void
}

const load = () => Promise.all([import('pdfjs-dist'), import('./pdf-worker.ts?worker&url')])

/** Of all files that are shown, and ours: one that pdf.js makes ends with the first file that is closed, under the others. */
let shared: PDFWorker | undefined

/** What pdf.js makes of the bytes. It throws where they can't be read, also for want of the right password. */
export async function readPdf(data: ArrayBuffer, password?: string) {
  const [pdfjs, { default: script }] = await load()
  shared ??= pdfjs.PDFWorker.create({ port: new Worker(ownScript(script), { type: 'module' }) })
  const task = pdfjs.getDocument({ data, worker: shared, ...(password !== undefined && { password }) })
  return { task, pdf: await task.promise }
}

/** A worker for one file, with bounds: it ends in the midst of what takes too long, and its memory with it. */
export async function openForWords() {
  const [{ getDocument, PDFWorker }, { default: script }] = await load()
  const port = new Worker(ownScript(script), { type: 'module', name: readsWords })
  const worker = PDFWorker.create({ port })
  await worker.promise
  return {
    open: (data: ArrayBuffer) => getDocument({ data, worker }).promise,
    end: () => {
      worker.destroy()
      port.terminate()
    },
  }
}

export async function openPdf(from: string): Promise<OpenPdf> {
  const file = await fetchFile(from)
  const { task, pdf } = await readPdf(await file.arrayBuffer())
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))
  return {
    close: () => void task.destroy(),
    pages: pages.map(page => {
      const { width, height } = page.getViewport({ scale: 1 })
      return {
        number: page.pageNumber,
        shape: `${width} / ${height}`,
        draw: canvas => {
          const scale = (canvas.clientWidth / width) * Math.max(2, devicePixelRatio)
          const viewport = page.getViewport({ scale })
          canvas.width = Math.round(viewport.width)
          canvas.height = Math.round(viewport.height)
          const drawing = page.render({ canvas, viewport })
          // Stopped when the page goes away, which is no failure.
          drawing.promise.catch(() => {})
          return () => drawing.cancel()
        },
      }
    }),
  }
}
