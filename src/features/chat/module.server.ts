import * as audited from './audit-actions.ts'
import * as requestKinds from './request-kinds.ts'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { history } from '../audit/actions.ts'
import { takesHere } from '../documents/places.ts'
import { chatContracts } from './contract.ts'
import { chatJobs } from './jobs.ts'
import { chatHistory } from './last-words.ts'
import { add, change, list, remove } from './replies/service.ts'
import { chatHandlers } from './service.ts'

export default defineServerModule({
  name: 'features/chat',
  calls: calls(chatContracts, ({ stagesOf }) => ({
    chat: chatHandlers(stagesOf),
    chatReplies: { list, add, change, remove },
  })),
  jobs: chatJobs,
  gives: [
    ...Object.values(audited),
    ...Object.values(requestKinds),
    history(['chat', chatHistory]),
    takesHere('chat', { papers: 'any', concerns: null, words: 'The chat with us', href: '/chat' }),
  ],
})
