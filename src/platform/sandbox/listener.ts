// One HTTP server on the loopback for all the sandboxes that speak HTTP. Nobody but this process's adapters reaches it.
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

export type SandboxRequest = {
  path: string
  /** The named groups of the route's path. */
  params: Record<string, string | undefined>
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: string
}
/** An object goes out as JSON, a string as it is. */
export type SandboxAnswer = { status: number; body: object | string }
export type SandboxRoute = { method: string; path: RegExp; answer: (request: SandboxRequest) => Promise<SandboxAnswer> }

export type Listener = { url: string; close: () => Promise<void> }

export async function openListener(routes: readonly SandboxRoute[]): Promise<Listener> {
  const server = createServer((request, response) => {
    void answer(routes, request).then(
      found => send(response, found),
      () => send(response, { status: 500, body: 'The sandbox stumbled.' }),
    )
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  server.unref()
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The sandboxes have no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(routes: readonly SandboxRoute[], request: IncomingMessage): Promise<SandboxAnswer> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox')
  const path = decodeURIComponent(pathname)
  const route = routes.find(({ method, path: pattern }) => method === request.method && pattern.test(path))
  if (route === undefined)
    return { status: 404, body: { message: `The sandbox does not know ${request.method} ${path}.` } }
  const params = route.path.exec(path)?.groups ?? {}
  return route.answer({ path, params, query: searchParams, headers: request.headers, body: await text(request) })
}

function send(response: ServerResponse, { status, body }: SandboxAnswer): void {
  const isText = typeof body === 'string'
  response.writeHead(status, { 'content-type': isText ? 'text/plain; charset=utf-8' : 'application/json' })
  response.end(isText ? body : JSON.stringify(body))
}
