// What papers say, under one name whichever paper says it. Pure.

export const paperNames = [
  'i-20',
  'ds-160-confirmation',
  'sevis-receipt',
  'appointment-confirmation',
  'admission-letter',
  'loan-letter',
  'bank-letter',
] as const
export type PaperName = (typeof paperNames)[number]

export const saysNames = [
  'surname',
  'givenName',
  /** The whole name, where a paper doesn't divide it. */
  'studentName',
  'accountHolder',
  'bornOn',
  /** As printed, where numbers alone can be read as two days. */
  'bornOnInNumbers',
  'passportNumber',
  'sevisId',
  'schoolCode',
  /** The confirmation number of the DS-160. */
  'applicationId',
  'appointmentUid',
  'interviewOn',
  'interviewAt',
  /** The day of the fingerprints. */
  'vacOn',
  'university',
  'programmeStart',
  'programmeEnd',
  'classesStart',
  'earliestAdmission',
  /** The I-20's total of the estimated costs, and of the funding. */
  'costYear1',
  'fundsYear1',
  /** Of a loan, a balance or a fee. */
  'amount',
  'currency',
  'bank',
  'issuedOn',
  'paidOn',
  'receiptNumber',
] as const
export type SaysName = (typeof saysNames)[number]

/** Days as '2027-08-16', amounts as digits in whole minor units, a currency by its code. Only what is printed with its label. */
export type Says = { [name in SaysName]?: string }
