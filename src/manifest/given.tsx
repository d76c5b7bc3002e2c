// What the modules of a page give to slots of its screens.
import { createContext, use } from 'react'
import type { Among, GivenBy } from './slots.ts'

export const GivenContext = createContext<readonly GivenBy[]>([])

export const useGiven = <Answer,>(slot: Among<Answer>): Answer => slot.among(use(GivenContext))
