// An app without a database, in a process of its own, whose log can be read: it says what it was asked, as it always does.
import { argv } from 'node:process'
import { buildApp } from '#src/platform/http/app.ts'
import { readSettings } from '#src/platform/settings.ts'

const app = await buildApp({
  settings: readSettings({ SAFAR_LOG: 'info' }),
  newRequestId: () => 'id',
  recordError: async () => {},
})
app.get('/known/:name', async () => ({}))
for (const text of argv.slice(2)) {
  await app.inject({
    url: `/known/${encodeURIComponent(text)}?q=${encodeURIComponent(text)}`,
    headers: { 'user-agent': text.replaceAll(/[^\x20-\x7e]/g, '?'), 'x-request-id': 'forged' },
  })
  await app.inject({
    url: `/unknown/${encodeURIComponent(text)}`,
    method: 'POST',
    payload: text,
    headers: { 'content-type': 'application/json' },
  })
}
await app.close()
