// `npm run dev`: the server starts again when its sources change, and pages change as one types.
import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'vite'

const port = Number(process.env['PORT'] ?? 3000)
const serverPort = port + 1
const server = `http://localhost:${serverPort}`

const backend: ChildProcess = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', 'src/app/main.ts', '--from-sources'],
  {
    stdio: 'inherit',
    env: { ...process.env, PORT: String(serverPort), SAFAR_URL: `http://localhost:${port}` },
  },
)

const vite = await createServer({
  server: {
    port,
    strictPort: true,
    proxy: Object.fromEntries(
      // What is not a page: the contract's own prefix, the calls of the specification, and our tools.
      [
        '/api',
        '/webinars',
        '/webhooks',
        '/payment',
        '/visas/i20',
        '/sandbox',
        '/docs',
        '/openapi.json',
        '/healthz',
        '/readyz',
        '/metrics',
      ].map(path => [path, { target: server, bypass: isPage }]),
    ),
  },
})
await vite.listen()
console.log(`\nPages change as you type: http://localhost:${port} (the server itself: ${server})\n`)

process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())

async function stop(): Promise<void> {
  await vite.close()
  backend.kill('SIGTERM')
  backend.once('exit', () => process.exit(0))
}

/** Stage addresses share prefixes with calls: what asks for a page is a page. */
function isPage({
  url = '',
  headers,
}: {
  url?: string | undefined
  headers: { accept?: string | undefined }
}): string | undefined {
  const wantsPage = headers.accept?.includes('text/html') === true
  return wantsPage && !/^\/(sandbox|docs)/.test(url) ? '/index.html' : undefined
}
