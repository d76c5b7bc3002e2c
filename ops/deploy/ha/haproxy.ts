// HAProxy beside the servers: whoever wants the database reaches the primary, or nobody.
import type { Plan } from './plan.ts'

export const haproxyConfig = ({ nodes, primary }: Plan): string => `
global
  maxconn 2000

defaults
  mode tcp
  # Somebody who reaches nobody hears it at once, and is answered 503: a connection that ends without an error is tried
  # again by the driver, silently and for ever.
  option nolinger
  timeout connect 2s
  retries 0
  # An idle connection of a pool is no fault. One that hangs is ended by the check below.
  timeout client 24h
  timeout server 24h

listen primary
  bind 127.0.0.1:${primary}
  # Patroni says 200 where it holds the place of the primary.
  option httpchk OPTIONS /primary
  http-check expect status 200
  timeout check 1500ms
  # Connections to a primary that stopped or was cut off say nothing of it for minutes: they are ended here.
  default-server inter 1s fastinter 500ms downinter 500ms fall 3 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, host, postgres, patroni }) => `  server ${name} ${host}:${postgres} check port ${patroni}`).join('\n')}
`
