// A mail server of the torture's own, which outlives the server that sends to it and counts what it took.
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

export type Letter = { id: string; to: string; subject: string }
export type PostOffice = { url: string; letters: Letter[]; close: () => Promise<void> }

/** Takes its time before it says that it has taken a letter: whoever is killed then does not know. */
export async function openPostOffice(): Promise<PostOffice> {
  const letters: Letter[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData: async (stream, session, callback) => {
      // Anyone who was killed in the middle of a letter has not sent it.
      const raw = await buffer(stream).then(String, () => undefined)
      if (raw === undefined) return
      letters.push({
        id: /^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim() ?? '',
        subject: /^Subject: (.*)$/im.exec(raw)?.[1]?.trim() ?? '',
        to: session.envelope.rcptTo[0]?.address ?? '',
      })
      await pause(40)
      callback()
    },
  })
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  if (address === null || typeof address === 'string') throw new Error('The post office has no port.')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    letters,
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}
