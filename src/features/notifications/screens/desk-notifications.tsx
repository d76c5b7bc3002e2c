import { Loaded } from '#src/ui/waiting.tsx'
import { useRead } from '#src/browser/reads.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import type { WrittenView } from '../contract.ts'
import { deskNotifications } from './api.ts'
import { NotificationForm } from './notification-form.tsx'
import { WrittenTable } from './written-table.tsx'
import { readAgain } from '#src/browser/queries.ts'

/** What the desk tells one student or everybody: written here, followed here, ended here. */
export function DeskNotifications({ me }: { me: string }) {
  const written = useRead(deskNotifications.written)
  const [open, setOpen] = useState<WrittenView | 'new'>()
  const end = useEnd()
  return (
    <Screen
      title="Notifications"
      words="What you write here comes up on the student's screen at once, and stays behind the bell until its end."
    >
      <div>
        <Button kind="primary" onClick={() => setOpen('new')}>
          Write a notification
        </Button>
      </div>
      <section>
        <h2>Written so far</h2>
        <Loaded what="what was written" query={written}>
          {rows =>
            rows.length === 0 ? (
              <EmptyState title="Nothing yet">What you send appears here, with how many have seen it.</EmptyState>
            ) : (
              <WrittenTable rows={rows} onChange={setOpen} onEnd={row => end.mutate(row)} />
            )
          }
        </Loaded>
      </section>
      {open !== undefined && (
        <NotificationForm
          key={open === 'new' ? open : open.id}
          written={open === 'new' ? undefined : open}
          me={me}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Screen>
  )
}

function useEnd() {
  const queries = useQueryClient()
  const toasts = useToasts()
  return useMutation({
    mutationFn: ({ id }: WrittenView) => deskNotifications.end({ id }),
    onSuccess: (_, { title }) => toasts.success(`'${title}' is shown to nobody any more.`),
    onError: error => toasts.error(error.message),
    onSettled: () => readAgain(queries, deskNotifications.written.keyOf()),
  })
}
