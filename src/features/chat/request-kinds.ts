// What students ask the desk for here.
import { requestKind } from '../desk-kit/kinds.ts'
import { saidInChat } from './last-words.ts'

export const toAnswer = requestKind({
  name: 'chat',
  words: 'Chat',
  queue: '/desk/chats',
  due: { hours: 1 },
  staysClaimed: true,
  topic: 'chat',
  says: saidInChat,
})
