// Any screen may open the chat; the app says how.
import { createContext, use } from 'react'

/** Opens the chat, with a first line already written if there is something to say. */
export type OpenChat = (draft?: string) => void

export const ChatContext = createContext<OpenChat>(() => {})

export const useChat = (): OpenChat => use(ChatContext)
