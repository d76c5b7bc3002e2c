import type { contentContracts } from '#src/features/content/contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { deskApiOf } from '#src/browser/desk-api.ts'

export const { content: deskContent } = deskApiOf<typeof contentContracts>()

export const libraryQuery = queryOptions({ queryKey: ['content', 'list'], queryFn: () => deskContent.listAll({}) })
