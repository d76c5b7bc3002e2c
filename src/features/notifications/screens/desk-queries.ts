// What the desk reads of notifications. The first part of a key is what a change notice names.
import { queryOptions } from '@tanstack/react-query'
import { deskApiOf } from '#src/browser/desk-api.ts'
import type { notificationsContract } from '../contract.ts'

export const deskNotifications = deskApiOf<typeof notificationsContract>('notifications')

export const writtenQuery = queryOptions({
  queryKey: ['notifications-written'],
  queryFn: () => deskNotifications.written({}),
})

export const studentsQuery = (search: string) =>
  queryOptions({
    queryKey: ['people', 'students', search],
    queryFn: () => deskNotifications.students({ search }),
    enabled: search !== '',
  })
