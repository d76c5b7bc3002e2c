// Who is where: three nodes, each with an etcd, a Patroni and its PostgreSQL, and what leads to the primary.

export type Node = {
  name: string
  host: string
  etcd: number
  peers: number
  patroni: number
  postgres: number
}

export type Plan = {
  nodes: readonly Node[]
  /** Where HAProxy listens for who wants the primary. */
  primary: number
  /** And for who reads what may be some seconds old. */
  standby: number
  /** Whom PostgreSQL lets in. */
  network: string
}

/** `host` says where a node is: all on this machine, or each in a network of its own. */
export function planFrom(port: number, network: string, host: (index: number) => string): Plan {
  const nodes = Array.from({ length: 3 }, (_, index) => {
    const first = port + 1 + index * 4
    return {
      name: `node${index + 1}`,
      host: host(index),
      etcd: first,
      peers: first + 1,
      patroni: first + 2,
      postgres: first + 3,
    }
  })
  return { nodes, primary: port, standby: port + 13, network }
}
