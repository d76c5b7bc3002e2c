// What is typed into the form, on its way to the server: kept on this device where there is no network.
import { useQuery } from '@tanstack/react-query'
import { apiOf } from '../../../../browser/api.ts'
import { orKept } from '../../../../browser/unsent/or-kept.ts'
import { useWished, type Wishes } from '../../../../browser/unsent/use-unsent.ts'
import { dollars, formatMoney } from '../../../../values/money.ts'
import type { visasContracts } from '../../contract.ts'
import type { I20Data, I20View } from '../contract.ts'
import { draftName, personalLabels, sourceLabels } from '../copy.ts'
import { i20Query } from './i20-queries.ts'

export const i20Draft = 'i20'

/** With what was typed and is not sent yet. */
export const useI20View = () => useQuery({ ...i20Query, select: useWished(asWished) })

const asWished = (view: I20View, wishes: Wishes): I20View => {
  const typed = wishes.get(i20Draft)
  return typeof typed === 'object' ? { ...view, data: { ...view.data, ...typed } } : view
}

/** `saved` is what stood there when this was typed. */
export function keepChanges(changes: I20Data, saved: I20Data): Promise<unknown> {
  const names = Object.keys(changes)
  const was = Object.fromEntries(Object.entries(saved).filter(([name]) => names.includes(name)))
  const keeping = orKept({
    thing: i20Draft,
    words: draftName,
    value: changes,
    was,
    draftIn: '',
    told: Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, toldOf(name, value)])),
    rereads: ['visas', 'journey'],
  })
  return apiOf<(typeof visasContracts)['i20']>('i20', keeping).change(changes)
}

function toldOf(name: string, value: unknown): { label: string; text: string } {
  const [source = '', what = ''] = name.split(/_(?=year|name$)/)
  const label =
    Object.entries(personalLabels).find(([known]) => known === name)?.[1] ??
    [Object.entries(sourceLabels).find(([known]) => known === source)?.[1] ?? name, what.replace('year', 'year ')]
      .filter(part => part !== '')
      .join(', ')
  return { label, text: typeof value === 'number' ? formatMoney(dollars(value)) : String(value ?? '') }
}
