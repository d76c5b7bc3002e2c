import { useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { Notice } from './notice.tsx'
import { Loading } from './skeleton.tsx'

type Failing = { error: Error | null; refetch: () => unknown }

type WaitingProps = {
  query: Failing
  /** 'the webinar', to say what does not come. */
  what?: string | undefined
  /** Said instead where it does not come. */
  title?: string
  /** Where it is a whole page or section: the rank of the heading that says so. */
  level?: 1 | 2
  /** Its shape until it comes: how many rows, or another than rows. */
  rows?: number
  shape?: ReactNode
}

/** A part that is on its way, or why it does not come. */
export function Waiting({
  query,
  what,
  title = `We cannot show ${what ?? 'this'} just now`,
  level,
  ...of
}: WaitingProps) {
  if (query.error === null) {
    return (
      <Loading label={what === undefined ? what : `Loading ${what}`} rows={of.rows}>
        {of.shape}
      </Loading>
    )
  }
  const said = {
    title,
    children: query.error.message,
    action: (
      <Button kind={level === undefined ? 'quiet' : 'primary'} onClick={() => void query.refetch()}>
        Try again
      </Button>
    ),
  }
  return level === undefined ? <Notice {...said} tone="wrong" live /> : <EmptyState {...said} level={level} />
}

type LoadedProps<Data> = WaitingProps & {
  query: Failing & { data: Data | undefined }
  /** It answers another text than the one that is typed by now. */
  isOld?: boolean
  children: (data: Data) => ReactNode
}

/** What was read, the shape of it until it comes, or why it does not. */
export function Loaded<Data>({ query, isOld = false, children, ...rest }: LoadedProps<Data>) {
  return !isOld && query.data !== undefined ? children(query.data) : <Waiting query={query} {...rest} />
}

type FreshProps<Data> = Pick<WaitingProps, 'what'> & {
  query: Failing & { data: Data | undefined; isStale: boolean; isFetching: boolean; isFetchedAfterMount: boolean }
  /** What it is ordered by is still on its way. */
  isOld?: boolean
  children: (data: Data) => ReactNode
}

/** A list of work that changed while its page was closed is not shown as it was: somebody would open what is done already. */
export function Fresh<Data>({ query, isOld = false, ...rest }: FreshProps<Data>) {
  const [wasOld] = useState(query.isStale)
  return <Loaded {...rest} query={query} isOld={isOld || (wasOld && query.isFetching && !query.isFetchedAfterMount)} />
}

type MissingProps = Pick<WaitingProps, 'what'> & { query: Failing & { data?: unknown } }

/** Why a part does not come that has no shape until it is there. */
export const Missing = (props: MissingProps) =>
  props.query.data === undefined && props.query.error !== null && <Waiting {...props} />
