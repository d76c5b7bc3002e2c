// What is stated of papers with its source, here and where the visa's steps say it.
import type { DatedPoint, Source } from '#src/journey/guide.ts'

/** Where the day of a reading is not known, the first of them stands. */
export const firstReading = '2026-02-25'

export const passportRules: Source = {
  name: 'US Customs and Border Protection, six-month club (16 July 2015), and the US Consulate Hyderabad, required documents (an old page)',
  address: 'https://hyderabad.usconsulate.gov',
  checkedOn: '2026-11-22',
}

const passport: Source = {
  ...passportRules,
  name: `${passportRules.name}; meacms.mea.gov.in, guide to consular services`,
}

export const funds: Source = {
  name: 'nomadcredit.com (a loan adviser), proof of funds for the I-20',
  address: 'https://nomadcredit.com',
  checkedOn: firstReading,
}
const assets: Source = {
  name: 'mozyholidays.com (a travel agent), F-1 documents',
  address: 'https://mozyholidays.com',
  checkedOn: firstReading,
}

export const passportLife: DatedPoint = {
  id: 'visas.papers.passport',
  text: 'Renew it if it expires within 6 months of the day you enter the US. For Indian passports the US asks only that it is valid for your stay, but the US consulate in Hyderabad and India’s foreign ministry advise you to renew.',
  source: passport,
}

export const moneyAge: DatedPoint = {
  id: 'visas.papers.money-age',
  text: 'Papers about money that are older than 6 months are often refused, so have the latest printed late.',
  source: funds,
}

export const assetsDate: DatedPoint = {
  id: 'visas.papers.assets-date',
  text: 'Have it dated 4 or 5 days before the interview.',
  source: assets,
}

/** A copy of that day was read, not the page as it is now: the desk is asked to read it again. */
export const refusals: Source = {
  name: 'US Embassy in Türkiye, refusals under section 214(b)',
  address: 'https://tr.usembassy.gov/nonimmigrant-visas-214b-en/',
  checkedOn: '2024-11-07',
}

/** What becomes of the papers of an application that was refused. */
export const refusedPaper: DatedPoint = {
  id: 'visas.refusal.again',
  text: 'A new DS-160 with a new photo, the visa fee (MRV), and a new interview. The fee of the first application is used up by the refusal.',
  source: refusals,
}
