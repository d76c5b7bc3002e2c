// The timeline as a picture to share: drawn in the light colours, whatever the page has, with the product's name below.
import { picture } from '../copy.ts'

const scale = 2
const margin = 24

export async function sharePicture(): Promise<void> {
  const drawn = document.querySelector('svg[data-plan-picture]')
  if (!(drawn instanceof SVGSVGElement)) throw new Error('There is no timeline on this page.')
  const file = new File([await asPng(drawn)], picture.name, { type: 'image/png' })
  const shared = { files: [file], title: picture.title }
  if (navigator.canShare?.(shared) === true) {
    await navigator.share(shared).catch(ignoreCancel)
    return
  }
  save(file)
}

/** Nothing went wrong where somebody changes their mind. */
function ignoreCancel(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
}

function save(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href))
}

async function asPng(drawn: SVGSVGElement): Promise<Blob> {
  const { width, height } = drawn.viewBox.baseVal
  const canvas = document.createElement('canvas')
  canvas.width = (width + 2 * margin) * scale
  canvas.height = (height + 2 * margin) * scale
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser cannot draw.')
  context.scale(scale, scale)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(await loaded(inLightColours(drawn), width, height), margin, margin, width, height)
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob === null ? reject(new Error('No picture was made.')) : resolve(blob)), 'image/png'),
  )
}

/** A picture by itself knows none of the page's colours. */
function inLightColours(drawn: SVGSVGElement): string {
  const probe = document.createElement('span')
  probe.style.colorScheme = 'light'
  document.body.append(probe)
  const text = new XMLSerializer().serializeToString(drawn).replaceAll(/var\(--[a-z0-9-]+\)/g, name => {
    probe.style.color = name
    return getComputedStyle(probe).color
  })
  probe.remove()
  return text
}

async function loaded(text: string, width: number, height: number): Promise<HTMLImageElement> {
  const image = new Image(width, height)
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
  image.src = url
  await image.decode()
  URL.revokeObjectURL(url)
  return image
}
