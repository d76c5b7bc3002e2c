import type { ComponentType } from 'react'
import { slot } from '#src/manifest/slots.ts'
import type { Rule } from '#src/plan/rule.ts'
import type { FactTyped } from '../record/rules.ts'

type FactUse = {
  id: string
  /** The rule that a fact is, as it was released. */
  ruleOf: (id: string) => Rule | undefined
  /** What a change of it would do. */
  Effect: ComponentType<{ id: string; typed: FactTyped }>
}

/** What a fact is used for elsewhere, on its page at the desk. */
export const factUses = slot<FactUse>('dated-facts/uses')
