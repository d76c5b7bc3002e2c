import { Loaded } from '#src/ui/waiting.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { optional } from '#src/browser/reads.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Link } from '#src/ui/link.tsx'
import type { Column } from '#src/ui/table.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { DeskPage } from '#src/features/desk-kit/screens/desk-page.tsx'
import { DeskQueue } from '#src/features/desk-kit/screens/queue.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import type { DeskWebinarView } from '../contract.ts'
import { standingOf } from './state.ts'
import * as copy from '../rules.ts'
import { checkDetails, checkSlot, detailsRecord, slotRecord } from '../rules.ts'
import { DeskWebinar } from './desk-webinar.tsx'
import { deskWebinarsQuery, deskWebinarsOnce } from './api.ts'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { newKey } from '#src/browser/api.ts'
import { blankOf } from '#src/records/fields.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { useDraft } from '#src/ui/drafts.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { Notice } from '#src/ui/notice.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { DetailsFields, SlotFields } from './edit-webinar.tsx'
import { readAgain } from '#src/browser/queries.ts'

/** All webinars, one of them, or a new one. */
export function DeskWebinars({ id, me }: { id: string | undefined; me: string }) {
  const query = useQuery(deskWebinarsQuery)
  if (id === undefined) return <AllWebinars />
  if (id === 'new')
    return (
      <Loaded what="the webinars" query={query}>
        {all => <NewWebinar me={me} {...all} />}
      </Loaded>
    )
  return <OneWebinar key={id} id={id} me={me} />
}

function OneWebinar({ id, me }: { id: string; me: string }) {
  const query = useQuery({
    ...deskWebinarsQuery,
    select: ({ webinars, ...all }) => {
      const webinar = webinars.find(one => one.id === id)
      return webinar && { webinar, ...all }
    },
  })
  if (query.data !== undefined) return <DeskWebinar me={me} {...query.data} />
  return (
    <DeskPage
      title="Webinar"
      what="webinar"
      back={{ href: '/desk/webinars', to: 'all webinars' }}
      query={query}
      gone="The address may be an old one."
    >
      {() => null}
    </DeskPage>
  )
}

function AllWebinars() {
  const query = useQuery(deskWebinarsQuery)
  const rows = useQuery({ ...deskWebinarsQuery, select: ({ webinars }) => webinars })
  return (
    <DeskQueue
      title="Webinars"
      words="Students see a webinar in its stage as soon as it is scheduled."
      tools={
        <div>
          <ButtonLink kind="primary" href="/desk/webinars/new">
            Schedule a webinar
          </ButtonLink>
        </div>
      }
      what="webinar"
      all="the webinars"
      query={rows}
      textOf={({ title, hostName }) => `${title} ${hostName}`}
      empty={{ title: 'No webinar yet', words: 'The first one you schedule appears here.' }}
      caption="Webinars, the newest first"
      columns={columnsAt(optional(query)?.now ?? '')}
      rowKey={({ id }) => id}
    />
  )
}

const columnsAt = (now: string): readonly Column<DeskWebinarView>[] => [
  { label: 'Webinar', cell: ({ id, title }) => <Link href={`/desk/webinars/${id}`}>{title}</Link> },
  { label: 'Stage', cell: ({ stage }) => (stage === null ? copy.noStage : copy.stageNames[stage]) },
  { label: 'Next', cell: webinar => <NextTime webinar={webinar} now={now} /> },
  {
    label: 'Registered',
    cell: ({ slots }) => slots.reduce((sum, { registered }) => sum + registered, 0),
    numeric: true,
  },
]

function NextTime({ webinar, now }: { webinar: DeskWebinarView; now: string }) {
  const { next, words } = standingOf(webinar, now)
  return next === undefined ? <Tag>{words}</Tag> : <When at={next.startTime} />
}

const blank = { ...blankOf(detailsRecord), ...blankOf(slotRecord) }

/** A webinar and its first time; others are added once it stands. */
function NewWebinar({ me, isSandbox }: { me: string; isSandbox: boolean }) {
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
