// Each amount of a student that is stored anywhere is a row of the ledger or says here why it is none: a new column that
// forgets is red.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from './app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.end())

const isPayment = 'Its payment is the row, see paid.ts.'
const onTheCard = 'Dollars on the card are not spent: what was bought with them is.'
const asBilled = 'Its bills and payments are the rows.'
const asQuoted = 'What was asked for or quoted: what is accepted and paid is the row.'
const ofMeter = 'It counts on a PAN and against a limit, and costs nothing.'
const isLimit = 'A limit that the student set.'

/** By its table and column: where it is in the ledger. */
const amounts: Readonly<Record<string, string>> = {
  'attorney_calls.price': isPayment,
  'card_authorizations.amount': 'Held until it is charged: then it is a purchase.',
  'card_authorizations.merchant_amount': 'The same in the currency of the shop.',
  'card_entries.amount': onTheCard,
  'card_funds.balance': onTheCard,
  'card_orders.converted': onTheCard,
  'card_orders.dollars': onTheCard,
  'card_orders.fee': 'Row conversion.…',
  'card_orders.gst': 'Row conversion.…',
  'card_orders.sent_before': ofMeter,
  'card_orders.sent_in_all': ofMeter,
  'card_orders.tcs': 'Row tcs.…',
  'card_orders.total': isPayment,
  'card_purchases.amount': 'Row purchase.…',
  'card_purchases.beyond': 'What a shop took beyond the card is part of its purchase.',
  'card_purchases.merchant_amount': 'The same in the currency of the shop.',
  'card_settings.daily': isLimit,
  'card_settings.monthly': isLimit,
  'card_transfers.amount': 'Row card.… of the SEVIS fee; others move dollars onto the card.',
  'data_exports.bytes': 'No money.',
  'insurance_claims.paid_amount': 'The insurer paid it to whoever paid the doctor: which of the two is not known here.',
  'insurance_requests.deposit_amount': asBilled,
  'insurance_requests.group_discount': asBilled,
  'insurance_requests.invoice': asBilled,
  'insurance_requests.premium': asBilled,
  'insurance_requests.referral_discount': asBilled,
  'loan_applications.amount': asQuoted,
  'loan_offers.amount': 'Money that is there, loan.…, once it is accepted.',
  'money_entries.amount': 'Row entry.…',
  'money_entries.paid_paise': 'Row entry.…',
  'payments.amount': 'Row payment.…',
  'remittances.cents': ofMeter,
  'remittances.paise': ofMeter,
  'remittances.tcs': 'Counted on its PAN: the tax of the tuition begins from it.',
  'vaccine_appointments.price': 'Row clinic.…',
}

test('each amount of a student is in the ledger, or there is a reason', async () => {
  const columns = await app.services.sql<{ name: string }[]>`
    select format('%s.%s', amount.table_name, amount.column_name) as name
    from information_schema.columns amount
      join information_schema.columns owner using (table_schema, table_name)
    where table_schema = 'public' and owner.column_name = 'owner' and amount.data_type in ('bigint', 'numeric')`
  expect(columns.map(({ name }) => name).toSorted()).toEqual(Object.keys(amounts).toSorted())
})
