import type { DatedFact } from '#src/journey/guide.ts'

export const proofPapers = ['vaccine-record'] as const

export const tooMany = 'Four papers for one vaccine are enough. Remove one first.'
export const nothingToPrint = 'Say first what you have had: the record is made of that.'
/** For guests. */
export const needsAccount = 'Create an account to add proof'
export const filesRequired = 'Please choose a file.'
export const fileName = 'vaccination-record.pdf'

export const paper = {
  title: 'Vaccination record',
  product: 'Compiled by the student with Safar. Originals are with the student.',
  name: 'Name',
  dob: 'Date of birth',
  university: 'For',
  printed: 'Printed on',
  vaccine: 'Vaccine or test',
  date: 'Date',
  where: 'Where',
  noDate: 'Not known',
  noClinic: 'Not stated',
  shown: 'Proof attached on the next pages, as it was uploaded:',
  unread: 'could not be attached; the original is with the student',
  none: 'No proof is attached.',
  sign: 'Signature and stamp of a health professional, where the health office asks for it:',
  goesOn: 'Vaccination record, continued',
} as const
export const lede =
  'Upload the slip or the certificate of each vaccine. Safar makes one record in English of them. Only you and our advisors can open these files.'
export const carry = 'Carry the originals, with the stamp of the clinic, and this record in your hand luggage.'
export const proofs = 'Proof of each vaccine'
export const there = 'Proof is here'
export const notYet = 'No proof yet, up to four files'
export const left = (count: number): string =>
  count === 0 ? 'all here' : count === 1 ? 'one is missing' : `${count} are missing`
export const attached = 'The proof is added.'
export const removed = 'The proof is removed.'

export const notPaidFact: DatedFact = {
  id: 'vaccines.not-paid',
  text: 'The university insurance usually does not pay for missing vaccines.',
  source: {
    name: 'University of Nevada, Reno, student health',
    address: 'https://www.unr.edu',
    checkedOn: '2026-07-01',
  },
  shownAt: '/vaccines/bring-proof-of-vaccination',
}

/** How many papers there may be for one vaccine. */
export const mostProofs = 4
