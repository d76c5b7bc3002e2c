import { expect, test, vi } from 'vitest'
import { openListener } from './listener.ts'
import { sendingNotices } from './notices.ts'

async function site(...statuses: number[]) {
  const seen: string[] = []
  const { promise: quiet, resolve } = Promise.withResolvers<void>()
  const listener = await openListener([
    {
      method: 'POST',
      path: /./,
      answer: async ({ headers, body }) => {
        seen.push(`${body} ${headers['signed']}`)
        const status = statuses.shift() ?? 200
        if (status === 200) resolve()
        return { status, body: '' }
      },
    },
  ])
  return { ...listener, seen, quiet }
}

const noticeTo = (url: string) => {
  let tries = 0
  return { url, body: 'paid', headers: () => ({ signed: String((tries += 1)) }) }
}

test('a notice that is taken is sent once', async () => {
  const { url, seen, close } = await site(200)
  const wait = vi.fn(async () => undefined)
  await sendingNotices(new AbortController().signal, wait)(noticeTo(url))
  expect(seen).toEqual(['paid 1'])
  expect(wait).not.toHaveBeenCalled()
  await close()
})

test('one that is not is sent again, signed again, until it is', async () => {
  const { url, seen, quiet, close } = await site(503, 500, 200)
  const wait = vi.fn(async () => undefined)
  await sendingNotices(new AbortController().signal, wait)(noticeTo(url))
  await quiet
  expect(seen).toEqual(['paid 1', 'paid 2', 'paid 3'])
  expect(wait).toHaveBeenCalledTimes(2)
  await close()
})

test('where nobody listens, the first try still ends', async () => {
  const closing = new AbortController()
  const { promise: never } = Promise.withResolvers<undefined>()
  await sendingNotices(closing.signal, () => never)(noticeTo('http://127.0.0.1:1'))
  closing.abort()
})
