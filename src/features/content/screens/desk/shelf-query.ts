import { queryOptions } from '@tanstack/react-query'
import { deskApiOf } from '../../../../browser/desk-api.ts'
import type { contentContract } from '../../contract.ts'

export const deskContent = deskApiOf<typeof contentContract>('content')

export const shelfQuery = queryOptions({ queryKey: ['content', 'shelf'], queryFn: () => deskContent.shelf({}) })
