// What the desk reads of notifications. The first part of a key is what a change notice names.
import type { notificationsContracts } from '../contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { deskApiOf } from '#src/browser/desk-api.ts'

export const { notifications: deskNotifications } = deskApiOf<typeof notificationsContracts>()

export const studentsQuery = (search: string) =>
  queryOptions({
    queryKey: ['people', 'students', search],
    queryFn: () => deskNotifications.students({ search }),
    enabled: search !== '',
  })
