// What is typed into the form, on its way to the server: kept on this device where there is no network.
import { readOf } from '#src/browser/reads.ts'
import { useQuery } from '@tanstack/react-query'
import { laterOf } from '#src/browser/unsent/or-kept.ts'
import { useWished, type Wishes } from '#src/browser/unsent/use-unsent.ts'
import type { ComboboxOption } from '#src/ui/use-combobox.ts'
import { dollars, formatMoney } from '#src/values/money.ts'
import type { visasContracts } from '#src/stages/visas/contract.ts'
import type { I20Data, I20View } from '../contract.ts'
import * as copy from '../copy.ts'
import { i20 } from './i20-queries.ts'
import { i20University } from '#src/stages/visas/pending/rules.ts'
import { fieldOf } from '#src/values/unknown.ts'

export const i20Draft = 'i20'
export const isOfI20 = (thing: string): boolean => thing === i20Draft || thing === i20University

/** With what was typed and is not sent yet. */
export const useI20View = () => useQuery({ ...readOf(i20.read), select: useWished(asWished) })

function asWished(view: I20View, wishes: Wishes): I20View {
  const [typed, chosen] = [wishes.get(i20Draft), wishes.get(i20University)]
  // Of another than these only the name in the list of what is not sent yet is known here.
  const university = view.admittedTo.find(({ id }) => id === fieldOf(chosen, 'universityId')) ?? view.university
  return { ...view, university, ...(typeof typed === 'object' && { data: { ...view.data, ...typed } }) }
}

const later = laterOf<typeof visasContracts>(['visas', 'journey'])

/** `saved` is what stood there when this was typed. */
export function keepChanges(changes: I20Data, saved: I20Data): Promise<unknown> {
  const names = Object.keys(changes)
  const was = Object.fromEntries(Object.entries(saved).filter(([name]) => names.includes(name)))
  return later({
    thing: i20Draft,
    words: copy.draftName,
    value: changes,
    was,
    draftIn: '',
    fieldsInWords: Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, wordsOf(name, value)])),
  }).i20.change(changes)
}

export const chooseUniversity = ({ value, label }: ComboboxOption, { university }: I20View): Promise<unknown> =>
  later({
    thing: i20University,
    words: copy.keptUniversity(label),
    value: { universityId: value },
    was: { universityId: university?.id ?? null },
    draftIn: '',
    fieldsInWords: { universityId: { label: copy.universityLabel, text: label } },
  }).i20.change({ universityId: value })

function wordsOf(name: string, value: unknown): { label: string; text: string } {
  const [source = '', what = ''] = name.split(/_(?=year|name$)/)
  const label =
    Object.entries(copy.personalLabels).find(([known]) => known === name)?.[1] ??
    [Object.entries(copy.sourceLabels).find(([known]) => known === source)?.[1] ?? name, what.replace('year', 'year ')]
      .filter(part => part !== '')
      .join(', ')
  return { label, text: typeof value === 'number' ? formatMoney(dollars(value)) : String(value ?? '') }
}
