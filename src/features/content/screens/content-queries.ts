import { apiOf } from '#src/browser/api.ts'
import { readQuery } from '#src/browser/queries.ts'
import type { contentContract } from '../contract.ts'

const content = apiOf<typeof contentContract>('content')

export const contentQuery = (stage?: string) =>
  readQuery(['content', 'list', stage ?? 'all'], () => content.list({ stage }))

export const itemQuery = (id: string) => readQuery(['content', 'one', id], () => content.read({ id }))
