import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DownloadButton } from '#src/features/documents/screens/download-button.tsx'
import type { RatesView } from '#src/features/exchange/contract.ts'
import { asOf, rateWords } from '#src/features/exchange/rupees/copy.ts'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { Select } from '#src/ui/select.tsx'
import { Table } from '#src/ui/table.tsx'
import { monthsWords } from '#src/stages/loans/lenders/copy.ts'
import s from '#src/stages/loans/screens/offers.module.css'
import * as copy from '../copy.ts'
import { coveredShare, netPayFor, orders, type Order } from '../rules.ts'
import { lakhs, percent, type InMoney } from './amounts.ts'
import type { Counted } from './offer-card.tsx'

type RatesRead = Pick<UseQueryResult<RatesView>, 'data' | 'isError'>

type OffersTableProps = {
  rows: readonly Counted[]
  need: number
  money: InMoney
  order: Order
  onOrder: (order: Order) => void
  isInDollars: boolean
  onDollars: (isInDollars: boolean) => void
  rates: RatesRead
}

const doNothing = () => {}

/** All figures of every offer, a column for each, in the order and the money that are chosen. */
export function OffersTable({ rows, need, money, order, onOrder, isInDollars, onDollars, rates }: OffersTableProps) {
  return (
    <div className="stack-4">
      <div className="stack-4 tiles-4">
        <Select
          label="Order"
          name="order"
          placeholder={null}
          value={order}
          onChange={value => onOrder(orders.find(one => one === value) ?? 'recommended')}
          onBlur={doNothing}
          options={orders.map(value => ({ value, label: copy.orderNames[value] }))}
        />
        <RadioGroup
          label="Amounts in"
          tiles
          name="currency"
          value={isInDollars ? 'USD' : 'INR'}
          onChange={value => onDollars(value === 'USD')}
          onBlur={doNothing}
          options={[
            { value: 'INR', label: 'Rupees' },
            { value: 'USD', label: 'Dollars' },
          ]}
        />
      </div>
      {isInDollars && (
        <p className="quiet">
          <AtRate {...rates} />
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways takes the keyboard */}
      <section className={s.scroller} aria-label={copy.offersTable} tabIndex={0}>
        <Table
          caption={copy.offersTable}
          columns={[
            { label: 'What is compared', hideLabel: true, cell: ({ name }) => name },
            ...rows.map(of => ({ label: of.offer.bid, cell: ({ said }: Line) => said(of) })),
          ]}
          rows={linesFor(need, money)}
          rowKey={({ name }) => name}
        />
      </section>
    </div>
  )
}

type Line = { name: string; said: (of: Counted) => ReactNode }

const linesFor = (need: number, money: InMoney): readonly Line[] => {
  const { table, keyFactStatement } = copy
  return [
    { name: table.amount, said: ({ lent }) => `${lakhs(lent)} lakh` },
    ...(need > 0 ? [{ name: table.covers, said: ({ offer }: Counted) => coveredIn(offer, need) }] : []),
    { name: table.total, said: ({ cost }) => money(cost.total) },
    { name: table.emi, said: ({ cost }) => money(cost.emi) },
    { name: table.salary, said: ({ cost }) => money(netPayFor(cost.emi)) },
    { name: table.rate, said: ({ offer, rate }) => `${percent(rate)}, ${kindWords(offer)}` },
    { name: table.apr, said: ({ cost }) => `${cost.apr.toFixed(2)} %` },
    {
      name: keyFactStatement.aprName,
      said: ({ offer }) => (offer.statedApr === null ? table.notStated : percent(offer.statedApr)),
    },
    { name: table.fee, said: ({ cost }) => money(cost.fee) },
    { name: table.moratorium, said: ({ offer }) => monthsWords(offer.moratoriumMonths) },
    { name: table.instalments, said: ({ offer }) => `${offer.instalments} months` },
    { name: table.study, said: ({ cost }) => money(cost.studyInterest) },
    { name: table.paidInStudy, said: ({ cost }) => money(cost.paidInStudy) },
    { name: table.rebate, said: ({ offer }) => (offer.rebate_available ? copy.rebate.yes : copy.rebate.no) },
    {
      name: keyFactStatement.name,
      said: ({ offer: { id, keyFactStatement: file } }) =>
        file === null ? (
          keyFactStatement.ask
        ) : (
          <DownloadButton from={`/api/loans/offers/${id}/key-facts`} name={file.name}>
            {keyFactStatement.name}
          </DownloadButton>
        ),
    },
    {
      name: table.terms,
      said: ({ offer: { id, tncPDF } }) =>
        tncPDF === null ? (
          table.noTerms
        ) : (
          <DownloadButton from={`/api/loans/offers/${id}/terms`} name={tncPDF.name}>
            {table.terms}
          </DownloadButton>
        ),
    },
  ]
}

const coveredIn = (offer: Counted['offer'], need: number): string => {
  const share = coveredShare(offer, need)
  return share === undefined ? '' : copy.coveredWords(share)
}

const kindWords = ({ rateKind }: Counted['offer']): string =>
  rateKind === null ? copy.rateKindUnknown : copy.rateKindWords[rateKind]

function AtRate({ data, isError }: RatesRead) {
  if (isError) return <>{copy.noRate}</>
  if (data === undefined) return <>{copy.askingRate}</>
  return (
    <>
      At {rateWords(data.midRate)} for a dollar, the rate between banks.{' '}
      {asOf(data.source, data.isSample, data.collectedAt)} You repay in rupees.
    </>
  )
}
