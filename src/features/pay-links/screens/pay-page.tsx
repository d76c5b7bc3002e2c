import { useMutation, useQuery } from '@tanstack/react-query'
import { InLanguage } from '#src/browser/languages/in-language.tsx'
import { readOf } from '#src/browser/reads.ts'
import { useSearchParams } from 'wouter'
import { VisitorPage } from '#src/features/accounts/screens/visitor-page.tsx'
import type { PageProps } from '#src/manifest/web.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Loading, SkeletonLine, SkeletonRows } from '#src/ui/skeleton.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { formatMoney } from '#src/values/money.ts'
import { asOf, atRate, betweenBanks, inRupees } from '../../exchange/rupees/copy.ts'
import { rupeesFor } from '../../exchange/rupees/rules.ts'
import type { PayView } from '../contract.ts'
import { payLinks } from './api.ts'
import { usePayWords } from './use-words.ts'
import { classes } from '#src/ui/classes.ts'
import s from './pay-page.module.css'

/** What somebody without an account sees by a link: one bill and one button. Opening it changes nothing. */
export default function PayPage({ params: { code = '' } }: PageProps) {
  const said = usePayWords()
  const copy = said.words
  const [params] = useSearchParams()
  const isBack = params.has('paid')
  const { data, error } = useQuery({
    ...readOf(payLinks.open, { code }),
    retry: false,
    staleTime: 0,
    // The bank’s word comes by itself, mostly within seconds.
    refetchInterval: ({ state }) =>
      isBack && state.data?.state === 'open' && state.dataUpdateCount < mostAsked ? 3000 : false,
  })
  return (
    <VisitorPage title={copy.page.title} offer="nothing">
      <InLanguage says={[said]}>
        <Stack gap={4}>
          <Card as="section">
            {data !== undefined && <Shown view={data} code={code} isBack={isBack} />}
            {data === undefined && error !== null && (
              <Stack gap={4}>
                <h1>{copy.page.wrong}</h1>
                <p>{said.say(error.message)}</p>
              </Stack>
            )}
            {data === undefined && error === null && (
              <Loading>
                <SkeletonLine width="60%" />
                <SkeletonRows />
              </Loading>
            )}
          </Card>
          <p className="quiet">{copy.page.what}</p>
        </Stack>
      </InLanguage>
    </VisitorPage>
  )
}

const mostAsked = 40

type ShownProps = { view: PayView; code: string; isBack: boolean }

function Shown({ view, code, isBack }: ShownProps) {
  const { words: copy, languageOf } = usePayWords()
  const { state, bill } = view
  if (state === 'open' && bill !== null)
    return <ToPay bill={bill} expiresAt={view.expiresAt} code={code} isBack={isBack} />
  if (state === 'paid' && bill !== null) return <Arrived bill={bill} />
  return (
    <Stack gap={4}>
      <h1>{copy.page.closed}</h1>
      <p lang={languageOf('over')}>{state === 'open' ? copy.unknown : copy.over[state]}</p>
    </Stack>
  )
}

type Bill = NonNullable<PayView['bill']>
type ToPayProps = { bill: Bill; expiresAt: string; code: string; isBack: boolean }

function ToPay({ bill, expiresAt, code, isBack }: ToPayProps) {
  const { words: copy, dayOf, languageOf, say } = usePayWords()
  const pay = useMutation({
    mutationFn: () => payLinks.pay({ code }),
    onSuccess: ({ url }) => location.assign(url),
  })
  const amount = formatMoney(bill.amount)
  return (
    <Stack gap={5}>
      <h1>{copy.page.heading(bill.firstName)}</h1>
      {isBack && (
        <Notice tone="waiting" live title={copy.page.waitingTitle}>
          {copy.page.waiting}
        </Notice>
      )}
      <dl className={classes('stack', s.bill)}>
        <Line label={copy.page.amount} value={amount} isSum beside={rupeesOf(bill)} />
        <Line label={copy.page.toWhom} value={bill.payee} />
        <Line label={copy.page.for} value={bill.what} />
        <Line label={copy.page.until} value={dayOf(expiresAt, 'page.until')} />
      </dl>
      {bill.terms !== null && <Terms terms={bill.terms} />}
      {pay.error !== null && (
        <Notice tone="wrong" live>
          {say(pay.error.message)}
        </Notice>
      )}
      <Button
        kind={isBack ? 'quiet' : 'primary'}
        wide
        busy={pay.isPending || pay.isSuccess}
        onClick={() => pay.mutate(undefined)}
      >
        {isBack ? copy.page.back : copy.page.pay(amount)}
      </Button>
      <div className="stack-2" lang={languageOf('page.next')}>
        <p>{copy.page.next}</p>
        <p>{copy.page.bank}</p>
        {bill.rate !== null && <p className="quiet">{rateSaid(bill.rate)}</p>}
      </div>
      <Notice tone="info">
        <span lang={languageOf('page.inDoubt')}>{copy.page.inDoubt}</span>
      </Notice>
    </Stack>
  )
}

const Terms = ({ terms: { title, points, note } }: { terms: NonNullable<Bill['terms']> }) => (
  <section className="stack-2" aria-label={title} lang="en">
    <h2>{title}</h2>
    {points.length > 0 && (
      <ul>
        {points.map(point => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    )}
    <p className="quiet">{note}</p>
  </section>
)

const rupeesOf = ({ amount, rate }: Bill): string | undefined =>
  rate === null ? undefined : inRupees(rupeesFor(amount, rate.midRate))

const rateSaid = ({ midRate, source, isSample, collectedAt }: NonNullable<Bill['rate']>): string =>
  `${atRate(midRate, isSample, collectedAt)}. ${betweenBanks} ${asOf(source, isSample, collectedAt)}`

type LineProps = { label: string; value: string; isSum?: boolean; beside?: string | undefined }

const Line = ({ label, value, isSum = false, beside }: LineProps) => (
  <div>
    <dt>{label}</dt>
    <dd className={isSum ? s.sum : undefined}>{value}</dd>
    {beside !== undefined && <dd>{beside}</dd>}
  </div>
)

function Arrived({ bill }: { bill: Bill }) {
  const { words: copy, languageOf } = usePayWords()
  return (
    <Stack gap={4}>
      <h1>{copy.page.paidTitle}</h1>
      <Notice tone="done" live>
        <span lang={languageOf('page.paid')}>{copy.page.paid(formatMoney(bill.amount), bill.payee)}</span>
      </Notice>
      <p>{copy.page.paidNext}</p>
    </Stack>
  )
}
