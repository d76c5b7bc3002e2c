// HAProxy beside the servers: who wants the database reaches the primary, or nobody; who reads what may be some seconds old
// reaches the synchronous standby.
import type { Node, Plan } from './plan.ts'

export const haproxyConfig = ({ nodes, primary, standby }: Plan): string => `
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
  timeout check 1500ms
  # Connections to a primary that stopped or was cut off say nothing of it for minutes: they are ended here.
  default-server inter 1s fastinter 500ms downinter 500ms fall 3 rise 1 on-marked-down shutdown-sessions
${listen('primary', primary, nodes)}
${listen('sync', standby, nodes)}
`

/** Patroni says 200 where it holds that place. */
const listen = (place: 'primary' | 'sync', port: number, nodes: readonly Node[]): string => `
listen ${place}
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /${place}
  http-check expect status 200
${nodes.map(({ name, host, postgres, patroni }) => `  server ${name} ${host}:${postgres} check port ${patroni}`).join('\n')}`
