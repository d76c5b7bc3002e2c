import type { CopyItem } from '../../../../ui/copy-list.tsx'
import type { NumbersView } from '../contract.ts'
import { labels } from '../copy.ts'

type Name = keyof typeof labels

/** What is known under these names, in this order. */
export const itemsOf = ({ numbers, person }: NumbersView, names: readonly Name[]): CopyItem[] =>
  names.map(name => ({ label: labels[name], value: { ...numbers, ...person }[name] ?? '' }))
