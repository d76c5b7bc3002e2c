import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { newKey } from '#src/browser/api.ts'
import { blankOf } from '#src/records/fields.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { useDraft } from '#src/ui/drafts.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { checkDetails, checkSlot, detailsRecord, slotRecord } from '../rules.ts'
import { deskWebinarsOnce } from './desk-webinars-query.ts'
import { DetailsFields, SlotFields } from './edit-webinar.tsx'
import { readAgain } from '#src/browser/queries.ts'

const blank = { ...blankOf(detailsRecord), ...blankOf(slotRecord) }

/** A webinar and its first time; others are added once it stands. */
export function NewWebinar({ me, isSandbox }: { me: string; isSandbox: boolean }) {
  const [, navigate] = useLocation()
  const toasts = useToasts()
  const queries = useQueryClient()
  const [key] = useState(newKey)
  const form = useForm({
    initial: blank,
    check: values => ({ ...checkDetails(values), ...checkSlot(values) }),
    submit: async values => {
      const made = await deskWebinarsOnce(key).schedule(values)
      draft.clear()
      await readAgain(queries, 'webinars')
      toasts.success(`${made.title} is scheduled. Students see it now.`)
      navigate(`/desk/webinars/${made.id}`, { replace: true })
    },
  })
  const draft = useDraft('desk/webinars/new', me, form)
  return (
    <Screen title="Schedule a webinar" words={<Link href="/desk/webinars">Back to all webinars</Link>}>
      <div className="narrow">
        <FormFrame form={form} label="Schedule a webinar">
          {draft.wasRestored && <Notice tone="info">What you had typed is here again.</Notice>}
          <DetailsFields form={form} />
          <SlotFields form={form} isSandbox={isSandbox} />
          <Actions>
            <Button type="submit" kind="primary" busy={form.busy} busyWords="Scheduling">
              Schedule
            </Button>
            <ButtonLink href="/desk/webinars">Not now</ButtonLink>
          </Actions>
        </FormFrame>
      </div>
    </Screen>
  )
}
