// The one page that Turnstile's script runs in: a frame of its own, so that our pages let nobody's script in.
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Ports } from '../ports.ts'
import { html, Html } from '../sandbox/pages/layout.ts'

export const captchaPath = '/captcha'

export function serveCaptcha(app: FastifyInstance, { captcha: { frame } }: Pick<Ports, 'captcha'>): void {
  app.get(captchaPath, async (_, reply) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header('content-security-policy', policy(nonce, frame?.script))
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page(nonce, frame).text)
  })
}

type Frame = NonNullable<Ports['captcha']['frame']>

function policy(nonce: string, script: string | undefined): string {
  const theirs = script === undefined || script.startsWith('/') ? "'self'" : new URL(script).origin
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${theirs}`,
    `connect-src 'self' ${theirs}`,
    `frame-src ${theirs}`,
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

function page(nonce: string, frame: Frame | undefined): Html {
  const body =
    frame === undefined
      ? html`<script nonce="${nonce}">
          ${new Html(`parent.postMessage({ captcha: 'token', token: '' }, location.origin)`)}
        </script>`
      : html`<div id="box"></div>
          <script nonce="${nonce}" src="${frame.script}"></script>
          <script nonce="${nonce}">
            ${new Html(asks(frame.siteKey))}
          </script>`
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Check that you are a person</title>
        <style>
          :root {
            color-scheme: light dark;
          }
          body {
            margin: 0;
            font:
              16px/1.5 system-ui,
              sans-serif;
          }
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`
}

/** What becomes of it is posted to our own page around it, and to no other. */
const asks = (siteKey: string): string => `
  const tell = (captcha, token) => parent.postMessage({ captcha, token }, location.origin)
  if (window.turnstile === undefined) tell('failed')
  else turnstile.render('#box', {
    sitekey: ${JSON.stringify(siteKey).replaceAll('<', String.raw`\u003c`)},
    appearance: 'interaction-only',
    'before-interactive-callback': () => tell('shown'),
    callback: token => tell('token', token),
    'error-callback': () => { tell('failed'); return true },
  })
`
