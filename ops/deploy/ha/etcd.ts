// The arguments of one of three etcd: they agree on who is the primary.
import type { Node, Plan } from './plan.ts'

export function etcdArguments({ nodes }: Plan, { name, host, etcd, peers }: Node, folder: string): string[] {
  const address = (port: number) => `http://${host}:${port}`
  const settings = {
    name,
    'data-dir': folder,
    'listen-client-urls': address(etcd),
    'advertise-client-urls': address(etcd),
    'listen-peer-urls': address(peers),
    'initial-advertise-peer-urls': address(peers),
    'initial-cluster': nodes.map(one => `${one.name}=http://${one.host}:${one.peers}`).join(','),
    'initial-cluster-token': 'safar',
    'log-level': 'warn',
    logger: 'zap',
    // See patroni.ts.
    'enable-v2': 'true',
  }
  return Object.entries(settings).map(([setting, value]) => `--${setting}=${value}`)
}
