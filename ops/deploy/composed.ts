// What stands in `ops/deploy/nginx.conf`, for the containers of `ops/deploy/compose.yaml`. `node ops/deploy/composed.ts` writes it.
import { writeFile } from 'node:fs/promises'
import { nginxConf } from './nginx.conf.ts'

export const composed = nginxConf({
  listen: ['8080'],
  names: ['localhost', '127.0.0.1'],
  servers: ['app1:3000', 'app2:3000', 'app3:3000'],
  pid: '/tmp/nginx.pid',
  errors: '/dev/stderr',
  temporary: '/tmp',
})

if (import.meta.main) await writeFile('ops/deploy/nginx.conf', composed)
