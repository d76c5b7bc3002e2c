import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { readOf } from '#src/browser/reads.ts'
import type { PageProps } from '#src/manifest/web.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Link } from '#src/ui/link.tsx'
import { Loading, SkeletonLine } from '#src/ui/skeleton.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { VisitorPage } from '#src/features/accounts/screens/visitor-page.tsx'
import type { SubscriptionView } from '../contract.ts'
import { categoryNames } from '../category-names/copy.ts'
import { notifications } from './student-api.ts'

/** Where the link at the foot of an e-mail leads. Opening it changes nothing: mail scanners open every link. */
export default function Unsubscribe({ params: { token = '' } }: PageProps) {
  const { data, error } = useQuery({ ...readOf(notifications.subscription, { token }), retry: false })
  return (
    <VisitorPage title="E-mail from Safar" offer="sign-in">
      <Card as="section">
        {data !== undefined && <Choice token={token} subscription={data} />}
        {data === undefined && error !== null && (
          <Stack gap={4}>
            <h1>This link does not work</h1>
            <p>{error.message}</p>
          </Stack>
        )}
        {data === undefined && error === null && (
          <Loading>
            <SkeletonLine width="60%" />
          </Loading>
        )}
      </Card>
    </VisitorPage>
  )
}

type Wish = { isOn: boolean; isEvery: boolean }

function Choice({ token, subscription }: { token: string; subscription: SubscriptionView }) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const set = useMutation({
    mutationFn: (wish: Wish) => notifications.subscribe({ token, ...wish }),
    onSuccess: news => queries.setQueryData(readOf(notifications.subscription, { token }).queryKey, news),
    onError: error => toasts.error(error.message),
  })
  const wished = set.data === undefined ? undefined : set.variables
  const props = { subscription, isBusy: set.isPending, onWish: set.mutate }
  return (
    <Stack gap={4}>
      {subscription.isOn ? <Ask {...props} /> : <Done {...props} wasEvery={wished?.isEvery === true} />}
      <span role="status" className="visually-hidden">
        {subscription.isOn ? '' : doneWords(subscription)}
      </span>
    </Stack>
  )
}

type ChoiceProps = { subscription: SubscriptionView; isBusy: boolean; onWish: (wish: Wish) => void }

function Ask({ subscription: { category, email }, isBusy, onWish }: ChoiceProps) {
  return (
    <>
      <h1>Stop e-mail about '{categoryNames[category].name}'?</h1>
      <p>It goes to {email}. In the app you still see everything.</p>
      <Actions>
        <Button kind="primary" busy={isBusy} onClick={() => onWish({ isOn: false, isEvery: false })}>
          Stop these e-mails
        </Button>
        <Button busy={isBusy} onClick={() => onWish({ isOn: false, isEvery: true })}>
          Stop all but security
        </Button>
      </Actions>
    </>
  )
}

function Done({ subscription, isBusy, onWish, wasEvery }: ChoiceProps & { wasEvery: boolean }) {
  const { isAnyOn, email } = subscription
  return (
    <>
      <h1>{doneWords(subscription)}</h1>
      <p>
        {isAnyOn
          ? `Nothing more about it goes to ${email}.`
          : `Nothing more goes to ${email}, but for what concerns the security of your account.`}{' '}
        In the app you still see everything.
      </p>
      <Actions>
        <Button busy={isBusy} onClick={() => onWish({ isOn: true, isEvery: wasEvery })}>
          Send them again
        </Button>
        {isAnyOn && (
          <Button kind="link" busy={isBusy} onClick={() => onWish({ isOn: false, isEvery: true })}>
            Stop all but security
          </Button>
        )}
        <Link href="/profile/notifications">Choose what you get</Link>
      </Actions>
    </>
  )
}

const doneWords = ({ isAnyOn, category }: SubscriptionView): string =>
  isAnyOn ? `No more e-mail about '${categoryNames[category].name}'` : 'No more e-mail from Safar'
