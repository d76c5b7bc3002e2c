import { useRead } from '#src/browser/reads.ts'
import { VisitorPage } from '#src/features/accounts/screens/visitor-page.tsx'
import { cardMargin } from '#src/features/exchange/rules.ts'
import { classes } from '#src/ui/classes.ts'
import p from '#src/features/people/screens/profile.module.css'
import { Link } from '#src/ui/link.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import * as copy from '../copy.ts'
import { lookInside } from '#src/features/accounts/legal/copy.ts'
import { legal } from './api.ts'
import { DemoNotice } from './demo-notice.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { formatDay } from '#src/values/dates.ts'
import { formatMoney, money } from '#src/values/money.ts'
import type { Price } from '../contract.ts'
import s from './legal.module.css'

/** What is free, what we charge, and what goes to others. The amounts are those of our tables today. */
export default function CostsPage() {
  const about = useRead(legal.about)
  return (
    <VisitorPage title="What it costs">
      <div className="heads-3 stack-5 readable">
        <h1>What it costs</h1>
        <p>{copy.costs.lede}</p>
        {about.data?.isDemo === true && <DemoNotice />}
        <section className={classes('heads-4 stack-4', p.part)}>
          <h2>Free</h2>
          <List items={copy.costs.free} />
        </section>
        <section className={classes('heads-4 stack-4', p.part)}>
          <h2>Paid to us</h2>
          {copy.costs.paid.map(({ title, text }) => (
            <div key={title} className="stack-1">
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
          <div className="stack-1">
            <h3>{copy.costs.cardTitle}</h3>
            <p>{copy.costs.card(`${cardMargin / 100}%`)}</p>
          </div>
        </section>
        <section className={classes('heads-4 stack-4', p.part)} aria-label="Prices today">
          <h2>Prices today</h2>
          <Loaded query={about} what="the prices">
            {({ prices }) => <Prices prices={prices} />}
          </Loaded>
        </section>
        <section className={classes('heads-4 stack-4', p.part)}>
          <h2>Paid to others</h2>
          <p>{copy.costs.othersLede}</p>
          <List items={copy.costs.others} />
        </section>
        <p>
          What you agree to is in the <Link href="/terms">terms</Link>. See for yourself:{' '}
          <Link href="/look-inside">{lookInside}</Link>.
        </p>
      </div>
    </VisitorPage>
  )
}

const List = ({ items }: { items: readonly string[] }) => (
  <ul className="stack-2 points">
    {items.map(item => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)

/** As the tables have them, with their day; made-up ones are marked. */
function Prices({ prices }: { prices: readonly Price[] }) {
  if (prices.length === 0) return <p>No price is entered in this copy yet.</p>
  return (
    <ul className="stack-4 list">
      {prices.map(price => (
        <li key={`${price.what} ${price.isSample}`} className={classes('stack-1 quoted indent-4', s.price)}>
          <strong className="tabular">{amountOf(price)}</strong>
          <span>{price.what}</span>
          <span className="muted">
            Paid to: {price.paidTo}. As of {formatDay(Temporal.PlainDate.from(price.on))}.{' '}
            {price.isSample && <Tag tone="waiting">Sample data</Tag>}
          </span>
        </li>
      ))}
    </ul>
  )
}

function amountOf({ currency, least, most }: Price): string {
  const from = formatMoney(money(currency, least))
  return least === most ? from : `${from} to ${formatMoney(money(currency, most))}`
}
