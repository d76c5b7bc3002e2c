// What stands in `deploy/nginx.conf`, for the containers of `deploy/compose.yaml`. `node deploy/composed.ts` writes it.
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

if (import.meta.main) await writeFile('deploy/nginx.conf', composed)
