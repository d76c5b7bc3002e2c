import { Table, type Column } from '#src/ui/table.tsx'
import { monthsWords } from '#src/stages/loans/lenders/copy.ts'
import type { Cost } from '#src/stages/loans/cost/rules.ts'
import type { OfferView } from '../contract.ts'
import * as copy from '../copy.ts'
import { costOfOffer, coveredShare, lentBy, netPayFor, rateOf, type Terms, type Wishes } from '../rules.ts'
import { lakhs, percent } from './amounts.ts'

type OfferTerms = Terms & { offer: OfferView }

type OffersTableProps = {
  rows: readonly OfferTerms[]
  wishes: Wishes
  need: number
  money: (paise: number) => string
}

/** The figures of every offer, in the order that was chosen. */
export const OffersTable = ({ rows, ...how }: OffersTableProps) => (
  <Table caption={copy.offersTable} columns={columnsFor(how)} rows={rows} rowKey={({ offer }) => offer.id} />
)

function columnsFor({ wishes, need, money }: Omit<OffersTableProps, 'rows'>): readonly Column<OfferTerms>[] {
  const ofCost = (label: string, said: (cost: Cost) => string): Column<OfferTerms> => ({
    label,
    numeric: true,
    cell: terms => said(costOfOffer(terms, wishes)),
  })
  return [
    { label: 'Lender', cell: ({ offer }) => <strong>{offer.bid}</strong> },
    { label: 'Rate', numeric: true, cell: terms => percent(rateOf(terms, wishes)) },
    { label: 'Moratorium', cell: ({ offer }) => monthsWords(offer.moratoriumMonths) },
    { label: 'Amount', numeric: true, cell: terms => `${lakhs(lentBy(terms, wishes))} lakh` },
    { label: 'Covers', cell: terms => coveredWords(coveredShare(terms, need)) },
    ofCost('Fee, with GST', ({ fee }) => money(fee)),
    ofCost(copy.picture.study, ({ studyInterest }) => money(studyInterest)),
    ofCost('EMI', ({ emi }) => money(emi)),
    ofCost('20 % of a net pay of', ({ emi }) => money(netPayFor(emi))),
    ofCost('Total paid', ({ total }) => money(total)),
    ofCost('APR', ({ apr }) => `${apr.toFixed(2)} %`),
    {
      label: copy.keyFactStatement.aprName,
      numeric: true,
      cell: ({ offer }) => (offer.statedApr === null ? 'Not stated' : percent(offer.statedApr)),
    },
  ]
}

const coveredWords = (percent: number | undefined): string => (percent === undefined ? '' : copy.coveredWords(percent))
