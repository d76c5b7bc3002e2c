// The consulate’s rules for a photo, as far as a program can check them. Nothing of the photo leaves the device.
import * as copy from './copy.ts'

export const least = 600
export const most = 1200
export const mostBytes = 240_000
export const mostCompression = 20

/** Where the eyes lie and how tall the head is, in parts of the height. */
export const eyes = { from: 0.56, to: 0.69 } as const
export const head = { from: 0.5, to: 0.69 } as const

export type Jpeg = { width: number; height: number; components: number; bits: number; profile: string }

/** What a photo is: its file, and how its upper corners look. */
export type Photo = {
  bytes: number
  jpeg: Jpeg | undefined
  size: { width: number; height: number } | undefined
  corners: Colour | undefined
}
export type Colour = { red: number; green: number; blue: number; spread: number }

export type Finding = { about: keyof typeof copy.findings; isRight: boolean; words: string }

export function findingsOf({ bytes, jpeg, size, corners }: Photo): Finding[] {
  const { width = 0, height = 0 } = jpeg ?? size ?? {}
  const isColour = jpeg !== undefined && jpeg.components === 3 && jpeg.bits === 8 && isSrgb(jpeg.profile)
  const compression = (width * height * 3) / Math.max(1, bytes)
  return [
    finding('kind', jpeg !== undefined, copy.kindIs(jpeg !== undefined)),
    finding('shape', width === height && width > 0, copy.sizeIs(width, height)),
    finding(
      'size',
      [width, height].every(side => side >= least && side <= most),
      copy.sizeIs(width, height),
    ),
    finding('weight', bytes <= mostBytes, copy.weightIs(bytes)),
    finding('colour', isColour, copy.colourIs(jpeg)),
    finding('compression', compression <= mostCompression, copy.compressionIs(compression)),
    finding(
      'ground',
      corners !== undefined && isNearlyWhite(corners),
      copy.groundIs(corners !== undefined && isNearlyWhite(corners)),
    ),
  ]
}

const finding = (about: Finding['about'], isRight: boolean, found: string): Finding => ({
  about,
  isRight,
  words: isRight ? found : `${found} ${copy.findings[about].mend}`,
})

/** A JPEG without a profile is read as sRGB everywhere. */
const isSrgb = (profile: string): boolean => profile === '' || /srgb/i.test(profile)

const isNearlyWhite = ({ red, green, blue, spread }: Colour): boolean =>
  Math.min(red, green, blue) >= 200 && Math.max(red, green, blue) - Math.min(red, green, blue) <= 28 && spread <= 24

/** The mean of the two upper corners, where there is nothing but the ground, and how far they stray from it. */
export function cornersOf({ data, width, height }: { data: ArrayLike<number>; width: number; height: number }): Colour {
  const [wide, high] = [Math.max(1, Math.round(width * 0.1)), Math.max(1, Math.round(height * 0.1))]
  const colours: [number, number, number][] = []
  for (let y = 0; y < high; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      for (const column of [x, width - 1 - x]) {
        const at = (y * width + column) * 4
        colours.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
      }
    }
  }
  const mean = (index: 0 | 1 | 2) => colours.reduce((sum, colour) => sum + colour[index], 0) / colours.length
  const [red, green, blue] = [mean(0), mean(1), mean(2)]
  const light = (red + green + blue) / 3
  const strays = colours.reduce((sum, [r, g, b]) => sum + Math.abs((r + g + b) / 3 - light), 0)
  return { red, green, blue, spread: strays / colours.length }
}

const startOfImage = 0xffd8

/** Read from the head of the file: a browser shows pixels and keeps to itself how they are written down. */
export function readJpeg(bytes: Uint8Array): Jpeg | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 4 || view.getUint16(0) !== startOfImage) return undefined
  let profile = ''
  for (let at = 2; at + 9 < bytes.length;) {
    const marker = view.getUint16(at)
    const length = view.getUint16(at + 2)
    if (marker >> 8 !== 0xff || length < 2) return undefined
    if (isProfile(marker, bytes, at)) profile += latin(bytes.subarray(at + 18, at + 2 + length))
    if (isFrame(marker)) {
      const [bits = 0, components = 0] = [bytes[at + 4], bytes[at + 9]]
      return {
        bits,
        height: view.getUint16(at + 5),
        width: view.getUint16(at + 7),
        components,
        profile: nameIn(profile),
      }
    }
    at += 2 + length
  }
  return undefined
}

/** All that tell the size; C4, C8 and CC are tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)

const isProfile = (marker: number, bytes: Uint8Array, at: number): boolean =>
  marker === 0xffe2 && latin(bytes.subarray(at + 4, at + 15)) === 'ICC_PROFILE'

const latin = (bytes: Uint8Array): string => Array.from(bytes, byte => String.fromCharCode(byte)).join('')

const known = ['sRGB', 'Adobe RGB', 'Display P3', 'ProPhoto', 'Dot Gain', 'Gray'] as const

/** By the names that cameras and studios write; letters in it may stand two bytes apart. */
function nameIn(profile: string): string {
  const letters = profile.replaceAll('\0', '')
  return known.find(name => letters.includes(name)) ?? (letters === '' ? '' : 'sRGB or alike')
}
