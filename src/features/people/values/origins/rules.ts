// Where what stands in a form is from.
import type { ValuesView } from '../contract.ts'
import type { Asks } from '../rules.ts'

type Said = ValuesView['known']
export type Origins = { readonly [field: string]: string }

export type Held = { readonly [field: string]: unknown }

/** Under each field that holds what is known from elsewhere, or under the first of those that hold it together: where it is from. */
export const originsIn = (known: Said, place: string, asks: Asks, held: Held): Origins =>
  Object.fromEntries(
    Object.entries(asks).flatMap(([fields, name]) => {
      const one = known[name]
      const all = fields.split(' ')
      const typed = bare(all.map(field => held[field]))
      if (one === undefined || one.place === place || typed === '') return []
      return [one.text, one.shown].some(text => bare(text) === typed) ? [[all[0], one.from]] : []
    }),
  )

/** Of what somebody chose from a list, what is kept; of what is in several boxes, all of it. */
function bare(held: unknown): string {
  if (typeof held === 'string') return held.toUpperCase().replaceAll(/^[A-Z]{2}:|[^\p{L}\p{N}]/gu, '')
  if (typeof held !== 'object' || held === null) return ''
  return 'value' in held ? bare(held.value) : Object.values(held).map(bare).join('')
}
