// Patroni's settings for one node, with reasons. See docs/decisions/054-patroni-and-haproxy.md.
import path from 'node:path'
import type { Node, Plan } from './plan.ts'

export const superuser = 'safar'

/** A primary that is not heard of for so long has lost its place, in seconds. Patroni takes nothing shorter. */
export const ttl = 20

type Own = {
  home: string
  password: string
  bin: string
  /** Where the log of writes is archived; it is not where there is none. */
  archive?: string | undefined
}

export function patroniConfig({ nodes, network }: Plan, node: Node, { home, password, bin, archive }: Own) {
  const { name, host, patroni, postgres } = node
  return {
    scope: 'safar',
    name,
    restapi: { listen: `${host}:${patroni}`, connect_address: `${host}:${patroni}` },
    // By etcd's older protocol: by the newer one, a node of Patroni 3.0 that was cut off and comes back takes the place of
    // the primary from the one who has it, without asking whose it is.
    etcd: { hosts: nodes.map(one => `${one.host}:${one.etcd}`) },
    bootstrap: {
      dcs: {
        ttl,
        // Patroni looks so often whether its PostgreSQL is alive, and asks etcd again for so long:
        // loop_wait + 2 * retry_timeout may not be longer than ttl, or a primary loses its place while it asks.
        loop_wait: 5,
        retry_timeout: 5,
        // A killed PostgreSQL is not waited for: a standby takes over at once.
        primary_start_timeout: 0,
        // What is acknowledged is on two disks. Only the synchronous standby may take over.
        synchronous_mode: true,
        synchronous_node_count: 1,
        maximum_lag_on_failover: 1024 * 1024,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: {
            max_connections: 100,
            shared_buffers: '64MB',
            // An hour of a node's absence or so: it comes back by what it missed.
            wal_keep_size: '512MB',
            max_wal_size: '512MB',
            // A standby that is cut off, or stopped, is given up after so long; commits wait for it until then.
            wal_sender_timeout: '5s',
            wal_receiver_timeout: '5s',
            wal_receiver_status_interval: '1s',
            tcp_keepalives_idle: 5,
            tcp_keepalives_interval: 2,
            tcp_keepalives_count: 3,
            jit: 'off',
            timezone: 'UTC',
            log_timezone: 'UTC',
            // What failed is said without the row, the statement and its values: these are people's.
            log_error_verbosity: 'terse',
            log_min_error_statement: 'panic',
            log_parameter_max_length: 0,
            log_parameter_max_length_on_error: 0,
          },
        },
      },
      // pg_rewind needs checksums, and they find what a disk has lost.
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `${host}:${postgres}`,
      connect_address: `${host}:${postgres}`,
      data_dir: path.join(home, 'rows'),
      bin_dir: bin,
      pgpass: path.join(home, 'pgpass'),
      authentication: {
        superuser: { username: superuser, password },
        replication: { username: 'replicator', password },
      },
      pg_hba: [`host all all ${network} scram-sha-256`, `host replication replicator ${network} scram-sha-256`],
      parameters: { unix_socket_directories: '', ...(archive !== undefined && archiving(archive)) },
    },
    // It would reset a machine whose Patroni hangs while its PostgreSQL goes on. A primary that hangs like that commits
    // nothing here: its standby has left it. A trial resets nobody's machine.
    watchdog: { mode: 'off' },
  }
}

/** A piece of the log is there whole or not at all, and at the latest after ten seconds. */
const archiving = (folder: string) => ({
  archive_mode: 'on',
  archive_command: `cp %p ${folder}/%f.part && mv ${folder}/%f.part ${folder}/%f`,
  archive_timeout: '10s',
})
