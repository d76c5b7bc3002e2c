// What the demo's staff would read on their phones.
import type { FastifyInstance } from 'fastify'
import { show, html } from './layout.ts'

export type DemoCode = { code: string; people: readonly string[]; secondsLeft: number }

export function serveAuthenticator(app: FastifyInstance, read: () => DemoCode): void {
  app.get('/sandbox/authenticator', async (_, reply) => {
    const { code, people, secondsLeft } = read()
    return show(reply.header('refresh', String(secondsLeft)), {
      title: 'Authenticator',
      body: html`<div class="board">
          <h1>Authenticator</h1>
          <p class="sum">${code}</p>
          <p class="quiet">A new one in ${secondsLeft} seconds. Each person can use it once.</p>
        </div>
        <p>The second factor of the demo’s staff, who all have the same app:</p>
        <ul>
          ${people.map(one => html`<li>${one}</li>`)}
        </ul>`,
    })
  })
}
