import { queryOptions } from '@tanstack/react-query'
import { deskApiOf } from '#src/browser/desk-api.ts'
import type { contentContract } from '#src/features/content/contract.ts'

export const deskContent = deskApiOf<typeof contentContract>('content')

export const libraryQuery = queryOptions({ queryKey: ['content', 'list'], queryFn: () => deskContent.listAll({}) })
