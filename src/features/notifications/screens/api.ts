import type { notificationsContracts } from '../contract.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'

export const { notifications: deskNotifications } = deskApiOf<typeof notificationsContracts>()
