// A slow network, of which the journeys know nothing: each call arrives late and is answered late, by its own chance, so
// that nothing may hang on which of two comes first. `npm run slow-network`.
import type { Server as HttpServer, ServerResponse } from 'node:http'

const mostOneWay = 400

function late(act: () => void): void {
  setTimeout(act, Math.random() * mostOneWay)
}

export function answerLate(server: HttpServer): void {
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, answer) => {
    const { url = '' } = request
    const isCall = url.startsWith('/api/')
    const serve = () => {
      for (const listener of listeners) Reflect.apply(listener, server, [request, answer])
    }
    if (!isCall) return serve()
    if (url.startsWith('/api/events')) notifyLate(answer)
    else answer.end = lateOf(answer.end, late)
    late(serve)
  })
}

/** News come one after the other, as they do; all that is written of them goes this way in the end. */
function notifyLate({ socket }: ServerResponse): void {
  if (socket === null) return
  let last = Promise.resolve()
  socket.write = lateOf(socket.write, act => {
    last = last.then(() => new Promise<void>(late)).then(act)
  })
}

const lateOf = <Act extends (...args: never[]) => unknown>(act: Act, wait: (act: () => void) => void): Act =>
  new Proxy(act, {
    apply: (_, self, args) => {
      wait(() => void Reflect.apply(act, self, args))
      return self
    },
  })
