import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { EmptyState, type EmptyStateProps } from './empty-state.tsx'
import { Notice } from './notice.tsx'
import { Loading, SkeletonRows } from './skeleton.tsx'

type Failing = { error: Error | null; refetch: () => unknown }

type WaitingProps = {
  query: Failing
  /** 'the webinar', to say what does not come. */
  what: string
  /** What a screen reader hears meanwhile. */
  label?: string
  /** Its shape until it comes. */
  children?: ReactNode
}

/** A part that is on its way, or why it does not come. */
export function Waiting({ query, what, label = `Loading ${what}`, children }: WaitingProps) {
  if (query.error === null) return <Loading label={label}>{children ?? <SkeletonRows />}</Loading>
  return (
    <Notice
      tone="wrong"
      live
      title={`We cannot show ${what} just now`}
      action={<Button onClick={() => void query.refetch()}>Try again</Button>}
    >
      {query.error.message}
    </Notice>
  )
}

type LoadedProps<Data> = Omit<WaitingProps, 'query' | 'children'> & {
  query: Failing & { data: Data | undefined }
  /** It answers another text than the one that is typed by now. */
  isOld?: boolean
  children: (data: Data) => ReactNode
}

/** What was read, the shape of it until it comes, or why it does not. */
export function Loaded<Data>({ query, isOld = false, children, ...rest }: LoadedProps<Data>) {
  return !isOld && query.data !== undefined ? children(query.data) : <Waiting query={query} {...rest} />
}

type MissingProps = Pick<WaitingProps, 'what'> & { query: Failing & { data?: unknown } }

/** Why a part does not come that has no shape until it is there. */
export const Missing = (props: MissingProps) =>
  props.query.data === undefined && props.query.error !== null && <Waiting {...props} />

/** Instead of a whole page that does not come. */
export function PageFailure({ query, ...rest }: { query: Failing } & Pick<EmptyStateProps, 'title' | 'level'>) {
  return (
    <EmptyState
      {...rest}
      action={
        <Button kind="primary" onClick={() => void query.refetch()}>
          Try again
        </Button>
      }
    >
      {query.error?.message}
    </EmptyState>
  )
}
