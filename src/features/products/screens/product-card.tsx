import { InRupees } from '#src/features/exchange/screens/in-rupees.tsx'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Fold } from '#src/ui/fold.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { dollars, formatMoney } from '#src/values/money.ts'
import type { ProductView } from '../contract.ts'
import * as copy from '../copy.ts'
import { criteria, type Criterion, type ProductKind } from '../rules.ts'
import { useProductSource } from './product-source.ts'
import s from './products.module.css'
import { useStyles, type Style } from '#src/ui/style.ts'

type ProductCardProps = {
  product: ProductView
  isChosen: boolean
  isBusy: boolean
  /** Where those that ask for one are left out, none of the others needs to say so. */
  saysSsn: boolean
  /** The others may be terms of today. */
  saysSample: boolean
  /** Left out where nothing is to be chosen now. */
  onChoose: (() => void) | undefined
  /** Where one goes on from what one chose. */
  next: ReactNode
}

/** One product as a sheet; side by side their lines stand at one height. */
export function ProductCard({ product, isChosen, isBusy, saysSsn, saysSample, onChoose, next }: ProductCardProps) {
  const styled = useStyles()
  const source = useProductSource(product)
  const { kind, title, provider, pitch, website } = product
  const style: Style = { '--rows': termsAtFirst }
  return (
    <li className={classes(s.sheet, isChosen && s.chosen)} {...styled(style)} aria-label={title}>
      <div>
        <h3 className="text-3 breakable">{title}</h3>
        <p className="quiet">{provider}</p>
      </div>
      <Price product={product} />
      <div className="row-2 packed">
        {saysSsn && (
          <StatusTag tone={product.needsSsn ? 'locked' : 'done'}>
            {product.needsSsn ? copy.asksSsn : copy.noSsn}
          </StatusTag>
        )}
        {saysSample && <Tag>{copy.sample}</Tag>}
        {isChosen && <StatusTag tone="ready">{copy.yourChoice}</StatusTag>}
      </div>
      <p>{pitch}</p>
      <TermsList product={product} names={comparedIn(kind).slice(0, termsAtFirst)} />
      <Fold summary={`${copy.moreTerms}${source.mark}`}>
        <TermsList product={product} names={comparedIn(kind).slice(termsAtFirst)} />
        <p className="quiet">
          {source.line}{' '}
          {website !== null && (
            <a href={website} target="_blank" rel="noreferrer">
              The provider’s own page
            </a>
          )}
        </p>
      </Fold>
      {isChosen && next}
      {!isChosen && onChoose !== undefined && (
        <div>
          <Button busy={isBusy} aria-label={`${copy.choose}: ${title}`} onClick={onChoose}>
            {copy.choose}
          </Button>
        </div>
      )}
    </li>
  )
}

export function Price({ product: { kind, price } }: { product: Pick<ProductView, 'kind' | 'price'> }) {
  if (price === 0) return <p className="text-4 headline tabular">{copy.noFee[kind]}</p>
  return (
    <p>
      <span className="text-4 headline tabular">{formatMoney(dollars(price))}</span> {copy.perTime[kind]}
      <InRupees amount={dollars(price)} />
    </p>
  )
}

/** What to bring has a step of its own. */
const comparedIn = (kind: ProductKind): readonly Criterion[] =>
  criteria[kind].filter((name: Criterion) => name !== 'papers')

/** What most look at first; the others open below. */
const termsAtFirst = 2

type TermsListProps = { product: ProductView; names?: readonly Criterion[] }

export const TermsList = ({ product: { kind, terms }, names = comparedIn(kind) }: TermsListProps) => (
  <dl className={classes('terms stack-2 packed', s.terms)}>
    {names.map(name => (
      <div className="ruled pad-top-2" key={name}>
        <dt>{copy.criterionNames[name]}</dt>
        <dd>{terms[name] ?? copy.notSaid}</dd>
      </div>
    ))}
  </dl>
)
