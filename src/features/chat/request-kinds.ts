// What students ask the desk for here.
import { requestKind } from '../desk-kit/kinds.ts'

export const toAnswer = requestKind({
  name: 'chat',
  words: 'Chat',
  queue: '/desk/chats',
  due: { hours: 1 },
  staysClaimed: true,
  topic: 'chat',
})
