import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { formatDay } from '../../../values/dates.ts'
import { dollars, formatMoney } from '../../../values/money.ts'
import type { ProductView } from '../contract.ts'
import * as copy from '../copy.ts'
import { criteria, type Criterion } from '../rules.ts'
import s from './products.module.css'

type ProductCardProps = {
  product: ProductView
  isChosen: boolean
  isBusy: boolean
  /** Left out where nothing is to be chosen now. */
  onChoose: (() => void) | undefined
}

/** One product as a sheet: what it costs, what it asks, where and when that was read. */
export function ProductCard({ product, isChosen, isBusy, onChoose }: ProductCardProps) {
  const { title, provider, pitch, website } = product
  return (
    <Card as="li" label={title}>
      <div className={s.sheet}>
        <div>
          <h3 className={s.title}>{title}</h3>
          <p className={s.quiet}>{provider}</p>
        </div>
        <Price product={product} />
        <div className={s.tags}>
          <StatusTag tone={product.needsSsn ? 'locked' : 'done'}>
            {product.needsSsn ? copy.asksSsn : copy.noSsn}
          </StatusTag>
          {product.isSample && <Tag>{copy.sample}</Tag>}
          {isChosen && <StatusTag tone="ready">{copy.yourChoice}</StatusTag>}
        </div>
        {pitch !== '' && <p>{pitch}</p>}
        <TermsList product={product} />
        <p className={s.source}>
          {copy.readAt(product.source, formatDay(Temporal.PlainDate.from(product.checkedOn)))}{' '}
          {website !== null && (
            <a href={website} target="_blank" rel="noreferrer">
              The provider’s own page
            </a>
          )}
        </p>
        {!isChosen && onChoose !== undefined && (
          <div>
            <Button busy={isBusy} aria-label={`${copy.choose}: ${title}`} onClick={onChoose}>
              {copy.choose}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

export function Price({ product: { kind, price } }: { product: Pick<ProductView, 'kind' | 'price'> }) {
  if (price === 0) return <p className={s.price}>{copy.noFee[kind]}</p>
  return (
    <p>
      <span className={s.price}>{formatMoney(dollars(price))}</span> {copy.perTime[kind]}
    </p>
  )
}

/** What to bring has a step of its own. */
export function TermsList({ product: { kind, terms } }: { product: ProductView }) {
  const known = criteria[kind].filter((name: Criterion) => name !== 'papers' && terms[name] !== undefined)
  if (known.length === 0) return null
  return (
    <dl className={s.terms}>
      {known.map((name: Criterion) => (
        <div key={name}>
          <dt>{copy.criterionNames[name]}</dt>
          <dd>{terms[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
