// A PDF that opens with a password only, such as an e-Aadhaar: read on this device, and made a picture that can be masked.
import { readPdf } from '../../screens/pdf-reader.ts'

/** The dictionary that names how it is locked is never packed. */
export async function isLocked(file: File): Promise<boolean> {
  const text = new TextDecoder('latin1').decode(await file.arrayBuffer())
  return text.includes('/Encrypt')
}

/** Wide enough to read the smallest print of a card. */
const width = 1600

/** Its first page; undefined where the password is not the right one. */
export async function pictureOfLocked(file: File, password: string): Promise<File | undefined> {
  const read = await readPdf(await file.arrayBuffer(), password).catch(error => {
    if (error instanceof Error && error.name === 'PasswordException') return undefined
    throw error
  })
  if (read === undefined) return undefined
  try {
    const page = await read.pdf.getPage(1)
    const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(viewport.width)
    canvas.height = Math.round(viewport.height)
    await page.render({ canvas, viewport }).promise
    const blob = await new Promise<Blob | null>(resolve => {
      canvas.toBlob(resolve, 'image/png')
    })
    if (blob === null) throw new Error('The page could not be drawn.')
    return new File([blob], file.name.replace(/\.pdf$/i, '.png'), { type: 'image/png' })
  } finally {
    await read.task.destroy()
  }
}
