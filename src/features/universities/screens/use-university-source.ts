import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { optional, useRead, useReadWhen } from '#src/browser/reads.ts'
import type { ComboboxOption, ComboboxSource } from '#src/ui/use-combobox.ts'
import type { UniversityView } from '../contract.ts'
import { searchDebounce } from '../rules.ts'
import { universities } from './universities.ts'
import { readAgain } from '#src/browser/queries.ts'

export type UniversitySource = {
  source: ComboboxSource
  /** Why one could not be added. */
  failure: string | undefined
}

/** What a combobox of universities needs: the search, and a way to add one that is not in the list. */
export function useUniversitySource(onAdded: (option: ComboboxOption) => void): UniversitySource {
  const [query, setQuery] = useState('')
  const [failure, setFailure] = useState<string>()
  const queries = useQueryClient()
  const found = useReadWhen(query !== '', universities.search, { query })

  async function add(name: string) {
    setFailure(undefined)
    try {
      onAdded(optionOf(await universities.add({ name })))
      await readAgain(queries, universities.added.keyOf())
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    }
  }

  return {
    failure,
    source: {
      options: query === '' ? [] : (found.data ?? []).map(optionOf),
      onQuery: setQuery,
      delay: searchDebounce,
      answered: found.isSuccess ? query : undefined,
      loading: query !== '' && found.isFetching,
      emptyWords: query === '' ? 'Type the name of a university' : (found.error?.message ?? 'Nothing found'),
      addNew: { label: text => `Add “${text}”`, onAdd: name => void add(name) },
    },
  }
}

const optionOf = ({ id, displayName, city, stateCode, verified }: UniversityView): ComboboxOption => ({
  value: id,
  label: displayName,
  detail: verified ? [city, stateCode].filter(Boolean).join(', ') : 'Not checked yet',
})

/** Those of the chosen that nobody has checked yet, by name. */
export function useUnchecked(chosen: readonly ComboboxOption[]): readonly string[] {
  const added = optional(useRead(universities.added)) ?? []
  return chosen
    .filter(({ value }) => added.some(({ id, verified }) => id === value && !verified))
    .map(({ label }) => label)
}
