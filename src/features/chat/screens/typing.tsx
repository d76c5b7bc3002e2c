import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { TypingView } from '../contract.ts'
import * as copy from '../copy.ts'
import { typingEvery } from '../rules.ts'
import s from './chat.module.css'

type TypingProps = { of: UseQueryOptions<TypingView> }

/** 'Kavya is writing'. Announced when somebody begins and goes on; nothing announces that they stopped, so it fades. */
export function Typing({ of }: TypingProps) {
  const typing = useQuery(of)
  const [now, setNow] = useState(() => Date.now())
  const until = (one: TypingView[number]) => typing.dataUpdatedAt + one.seconds * 1000
  const writing = typing.data?.filter(one => until(one) > now) ?? []
  const next = Math.min(...(typing.data ?? []).map(until).filter(time => time > now))
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined
    const timer = setTimeout(() => setNow(Date.now()), next - Date.now())
    return () => clearTimeout(timer)
  }, [next])
  return (
    <span role="status" className={s.typing}>
      {writing.map(({ by }) => copy.typing(by)).join(', ')}
    </span>
  )
}

/** Says that one is writing, at most every few seconds. What is lost is said again with the next letter. */
export function useSayTyping(say: () => Promise<unknown>): () => void {
  const last = useRef(0)
  return () => {
    const now = Date.now()
    if (now - last.current < typingEvery * 1000) return
    last.current = now
    say().catch(() => {})
  }
}
