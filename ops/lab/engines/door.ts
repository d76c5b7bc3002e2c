// The way to the product: it can be shut, as a network that leads nowhere, and it notes what pages complain of. Classic
// WebDriver has no events, and WebKitGTK writes no console while it is driven, so each page brings what it complains of
// here itself, by a script that stands first in it.
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

export type Door = {
  shut: () => void
  open: () => Promise<void>
  /** What pages and the server complained of since the last time. */
  complaints: () => readonly string[]
}

const notesPath = '/complaints-of-pages'

export async function openDoor(port: number, insidePort: number): Promise<Door> {
  const heard: string[] = []
  const server = createServer((asked, answer) => {
    if (asked.url === notesPath) void note(asked, answer, heard)
    else pass(asked, answer, insidePort, heard)
  })
  server.keepAliveTimeout = 75_000
  const open = async () => {
    if (!server.listening) await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  }
  await open()
  return {
    open,
    shut: () => {
      if (server.listening) server.close()
      server.closeAllConnections()
    },
    complaints: () => heard.splice(0),
  }
}

async function note(asked: IncomingMessage, answer: ServerResponse, heard: string[]): Promise<void> {
  heard.push(await text(asked))
  answer.writeHead(204).end()
}

function pass(asked: IncomingMessage, answer: ServerResponse, port: number, heard: string[]): void {
  const { method, url: path, headers } = asked
  const inside = request(
    {
      port,
      host: '127.0.0.1',
      agent: false,
      method,
      path,
      // Read here where it is a page, so it comes as it is.
      headers: { ...headers, 'accept-encoding': 'identity' },
    },
    given => void hand(given, answer).catch(() => answer.destroy()),
  )
  inside.on('error', () => answer.destroy())
  answer.on('close', () => void (answer.writableFinished || inside.destroy()))
  asked.pipe(inside)

  async function hand(given: IncomingMessage, answer: ServerResponse): Promise<void> {
    // How long a connection is kept is between each two of us: a browser that is promised more than this server keeps
    // sends on one that is just being closed.
    const { 'keep-alive': _, connection: __, ...headers } = given.headers
    const { statusCode = 500 } = given
    if (statusCode >= 500) heard.push(`${method} ${path} answered ${statusCode}`)
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
    if (headers['content-type']?.startsWith('text/html') !== true || nonce === undefined) {
      answer.writeHead(statusCode, headers)
      given.pipe(answer)
      return
    }
    const page = (await text(given)).replace('<head>', `<head><script nonce="${nonce}">${script}</script>`)
    answer.writeHead(statusCode, { ...headers, 'content-length': Buffer.byteLength(page) })
    answer.end(page)
  }
}

/** Runs in the page, before anything of the product. */
function bringComplaints(path: string): void {
  const send = (words: string) => {
    const body = `${location.pathname}: ${words}`
    // While nothing leads anywhere they wait.
    fetch(path, { method: 'POST', body, keepalive: true }).catch(() => setTimeout(send, 300, words))
  }
  const wordsOf = (thing: unknown) => (thing instanceof Error ? `${thing.message} ${thing.stack}` : String(thing))
  addEventListener('error', event => {
    // Not an error: what did not fit into one frame is shown in the next.
    if (event instanceof ErrorEvent && !event.message.startsWith('ResizeObserver loop'))
      send(`${event.message} ${wordsOf(event.error)}`)
  })
  addEventListener('unhandledrejection', ({ reason }) => send(`unhandled: ${wordsOf(reason)}`))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    send(`the policy ${violatedDirective} refused ${blockedURI}`),
  )
  const { error } = console
  console.error = (...things: unknown[]) => {
    send(things.map(wordsOf).join(' '))
    error(...things)
  }
}

const script = `(${bringComplaints.toString()})(${JSON.stringify(notesPath)})`
