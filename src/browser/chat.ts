// Any screen can open the chat; the app provides the way to do it.
import { createContext, use } from 'react'

/** Where in the journey something is: a stage by its route, a step of it by its id. */
export type Place = { stage: string; step?: string | undefined }

/** One with the words that the student knows it by. */
export type NamedPlace = Place & { title: string }

/** A first line already written, if there is something to say, and what it is about, if not the page itself. */
export type Opening = { draft?: string | undefined; about?: Place | undefined }

export type OpenChat = (opening?: Opening) => void

export const ChatContext = createContext<OpenChat>(() => {})

export const useChat = (): OpenChat => use(ChatContext)
