// How long we wait for somebody else: a provider, a database, a process of our own. What is plenty on an ordinary machine is
// little on one that has much else to do, so SAFAR_PATIENCE multiplies all of these limits. It is read from the environment
// rather than handed on: connections, pools of workers and our own PostgreSQL wait before there is a server, and beside it.

/** In milliseconds, as on an ordinary machine. Where the other side may hang for ever, it is never more than `most`. */
export const patiently = (milliseconds: number, most = Infinity): number =>
  Math.min(most, milliseconds * Number(process.env['SAFAR_PATIENCE'] || 1))
