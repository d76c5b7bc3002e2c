// A file on its way to the server, with how far it has come: fetch does not tell that of what it sends.
import { ApiError } from '../wire/client.ts'
import { entriesOf } from '../values/unknown.ts'
import { ask, headersFor, questionIn } from './numbers/questions.ts'
import { isAnswered } from './proof.ts'

type Parts = {
  onProgress: (percent: number) => void
  brokenOff: string
  /** Sent again under the same key, it counts once. */
  key?: string
}

export type Upload = { done: Promise<unknown>; stop: () => void }

/** `brokenOff` is said when the network gave up; what the server says is said as it is. */
export function upload(url: string, file: Blob, parts: Parts): Upload {
  let sending = sent(url, file, parts)
  const again = (headers = {}) => {
    sending = sent(url, file, parts, headers)
    return sending.done
  }
  const done = sending.done
    .catch(async error => {
      if (!(error instanceof ApiError) || !(await isAnswered(error.status, error))) throw error
      return again()
    })
    .catch(async error => {
      const question = error instanceof ApiError ? questionIn(error) : undefined
      const said = question === undefined ? undefined : await ask(question)
      if (said === undefined) throw error
      return again(headersFor(said))
    })
  return { done, stop: () => sending.stop() }
}

function sent(url: string, file: Blob, { onProgress, brokenOff, key }: Parts, headers = {}): Upload {
  const request = new XMLHttpRequest()
  const done = new Promise((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress((100 * loaded) / Math.max(1, total)))
    request.addEventListener('load', () => {
      const answer = asJson(request.responseText)
      if (request.status < 400) resolve(answer)
      else
        reject(new ApiError(request.status, { code: '', message: brokenOff, ...Object.fromEntries(entriesOf(answer)) }))
    })
    for (const event of ['error', 'abort', 'timeout']) {
      request.addEventListener(event, () => reject(new ApiError(503, { code: 'offline', message: brokenOff })))
    }
  })
  request.open('POST', url)
  request.setRequestHeader('accept', 'application/json')
  request.setRequestHeader('content-type', 'application/octet-stream')
  if (key !== undefined) request.setRequestHeader('idempotency-key', key)
  for (const [name, value] of Object.entries<string>(headers)) request.setRequestHeader(name, value)
  request.send(file)
  return { done, stop: () => request.abort() }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
