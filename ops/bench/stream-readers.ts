// Holds many event streams open, each a person of their own, and reads what comes. Asked, it says how often each
// of them heard of notifications since it was asked last, and when.
import { tokenOf } from './bench-people.ts'
import { hearing, openEach } from './heard.ts'
import { listenTo } from './listener.ts'

const [url = '', count = '0', people = 'writer'] = process.argv.slice(2)
const note = hearing(Number(count))
await openEach(Number(count), open)

/** It is open once it has its first event. */
async function open(index: number): Promise<void> {
  const { promise: first, resolve } = Promise.withResolvers<void>()
  const cookie = `safar_session=${tokenOf(people, index)}`
  await listenTo(url, '/api/events', { cookie }, text => {
    if (text.includes('data:')) resolve()
    const given = text.split('"notifications"').length - 1
    if (given > 0) note(index, given)
  })
  await first
}
