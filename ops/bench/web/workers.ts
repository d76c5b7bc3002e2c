// A page's network is made slow through its own session; its service worker has a network of its own, made slow here.
import type { Profile } from './profiles.ts'

type Said = { method?: string; params?: { sessionId?: string } }

/** Every service worker that starts from now on, before its first line runs. */
export async function slowWorkers(port: number, { network }: Profile): Promise<() => void> {
  const answer = await fetch(`http://127.0.0.1:${port}/json/version`)
  const { webSocketDebuggerUrl: address } = Object(await answer.json())
  const line = new WebSocket(String(address))
  let count = 0
  const send = (method: string, params: object, sessionId?: string) =>
    line.send(JSON.stringify({ id: ++count, method, params, ...(sessionId !== undefined && { sessionId }) }))
  line.addEventListener('message', ({ data }) => {
    const { method, params }: Said = JSON.parse(String(data))
    if (method !== 'Target.attachedToTarget') return
    if (network !== undefined) send('Network.emulateNetworkConditions', conditionsOf(network), params?.sessionId)
    send('Runtime.runIfWaitingForDebugger', {}, params?.sessionId)
  })
  await new Promise((resolve, reject) => {
    line.addEventListener('open', resolve)
    line.addEventListener('error', reject)
  })
  send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
    filter: [{ type: 'service_worker' }, { exclude: true }],
  })
  return () => line.close()
}

export const conditionsOf = ({ latency, download, upload }: NonNullable<Profile['network']>) => ({
  offline: false,
  latency,
  downloadThroughput: download,
  uploadThroughput: upload,
})
