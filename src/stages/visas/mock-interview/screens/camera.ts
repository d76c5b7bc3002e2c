// The camera and the microphone, and what may be wrong with them.

export const whyNot = {
  refused: {
    title: 'We may not use your camera or microphone',
    words:
      'Your browser is set not to allow it. Press the lock or camera sign beside the address, allow both, and try again.',
  },
  missing: {
    title: 'We found no camera or microphone',
    words: 'Connect one and try again. Without a camera you can answer with your voice alone.',
  },
  busy: {
    title: 'Another program has the camera or microphone',
    words: 'Close it, a call perhaps, and try again.',
  },
  unsupported: {
    title: 'This browser cannot record',
    words: 'Please open Safar in a current Chrome, Edge, Firefox or Safari.',
  },
} as const
export type WhyNot = keyof typeof whyNot

/** Small enough for a phone far from the server: three minutes are about fourteen megabytes. */
const picture = { width: { ideal: 640 }, height: { ideal: 360 }, facingMode: 'user' } as const
const rates = { videoBitsPerSecond: 550_000, audioBitsPerSecond: 48_000 } as const

/**
 * Where a page is drawn before a browser has it, the browser is taken for one that can. One that has the call and none
 * of the formats, such as WebKitGTK without its plugins, cannot.
 */
export const canRecord = (): boolean =>
  typeof document === 'undefined' ||
  ('MediaRecorder' in globalThis &&
    'mediaDevices' in navigator &&
    [...videoTypes, ...soundTypes].some(type => MediaRecorder.isTypeSupported(type)))

export const openCamera = (isVideo: boolean): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({ audio: true, video: isVideo && picture })

export const shut = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop()
}

export function recorderOf(stream: MediaStream, isVideo: boolean): MediaRecorder {
  const mimeType = (isVideo ? videoTypes : soundTypes).find(type => MediaRecorder.isTypeSupported(type))
  return new MediaRecorder(stream, { ...rates, ...(mimeType !== undefined && { mimeType }) })
}

const videoTypes = ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4']
const soundTypes = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4']

export const fileOf = (pieces: readonly Blob[], type: string): File =>
  new File([...pieces], `answer.${type.includes('mp4') ? 'mp4' : 'webm'}`, { type })

/** What says that no camera fits is no DOMException in every browser. */
export function readWhy(error: unknown): WhyNot {
  const name = typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : ''
  return names[name] ?? 'unsupported'
}

const names: Readonly<Record<string, WhyNot>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
}
