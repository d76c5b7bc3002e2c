// One conversation as it stands in this browser: it hears of what is new, and read backwards on demand.
import { useMutation, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { ConversationView } from '../contract.ts'
import type { Said } from './message-form.tsx'
import { joined, withEarlier } from '../rules.ts'

/** The calls of one side. */
export type ConversationCalls<View extends ConversationView> = {
  key: QueryKey
  read: (before: number | undefined) => Promise<View>
  /** Answers how the conversation is shown from then on. */
  say: (said: Said, key: string) => Promise<(shown: View) => View>
  markRead: (upTo: number) => Promise<unknown>
}

export function useConversation<View extends ConversationView>({ key, read, say, markRead }: ConversationCalls<View>) {
  const queries = useQueryClient()
  const cachedView = () => queries.getQueryData<View>(key)
  const query = useQuery({
    queryKey: key,
    queryFn: async () => {
      const newest = await read(undefined)
      // Asked only now: an earlier page may have come meanwhile.
      return joined(cachedView(), newest)
    },
  })
  const earlier = useMutation({
    mutationFn: () => read(query.data?.messages[0]?.number),
    onSuccess: page => queries.setQueryData<View>(key, shown => shown && withEarlier(shown, page)),
  })
  useReadMark(query.data, markRead)
  return {
    query,
    earlier,
    send: async (said: Said, once: string) => {
      const goOn = await say(said, once)
      queries.setQueryData<View>(key, shown => shown && goOn(shown))
    },
  }
}

/** What is on the screen has been seen, if anybody looks at the screen. */
function useReadMark(view: ConversationView | undefined, markRead: (upTo: number) => Promise<unknown>): void {
  const last = view?.messages.at(-1)?.number
  const hasNews = (view?.unread ?? 0) > 0
  const mark = useEffectEvent(() => {
    // The next look makes a failed one good.
    if (last !== undefined && document.visibilityState === 'visible') markRead(last).catch(() => {})
  })
  useEffect(() => {
    if (!hasNews) return undefined
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [hasNews, last])
}
