// What students do, as requests.
import { createHash, randomBytes } from 'node:crypto'
import { typedApplication } from '#tests/insurance.ts'
import type { Student } from './students.ts'

export type Request = {
  method: string
  path: string
  body?: object | Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
}

export const say = (text: string, documents: readonly string[] = []): Request => ({
  method: 'POST',
  path: '/api/chat',
  body: { text, documents },
})

export const sendPaper = (name: string, content: Uint8Array<ArrayBuffer>): Request => ({
  method: 'POST',
  path: `/api/documents?${new URLSearchParams({ purpose: 'chat', name })}`,
  body: content,
})

/** A few kilobytes, unlike any other. */
export const newPaper = (length = 4000): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(length)]))

export const digest = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex')

/** A step that any student may mark from the first day on. */
export const toggleMark = (isOn: boolean): Request => ({
  method: isOn ? 'PUT' : 'DELETE',
  path: '/api/journey/visas/PaySEVISFee/mark',
  ...(isOn && { body: {} }),
})

export const toggleReading = ({ customStep }: Student, isOn: boolean): Request => ({
  method: isOn ? 'PUT' : 'DELETE',
  path: `/api/custom-steps/${customStep}/completion`,
  ...(isOn && { body: {} }),
})

export const saveDraft = (text: string): Request => ({
  method: 'PUT',
  path: '/api/loans/application',
  body: { answers: { residential_address: text } },
})

export const apply = ({ email }: Student): Request => ({
  method: 'POST',
  path: '/api/insurance/request',
  body: { application: { ...typedApplication, email, ...coverage() }, refEmails: [] },
})

function coverage() {
  const start = Temporal.Now.plainDateISO('Asia/Kolkata').add({ days: 40 })
  return { coverageStartDate: start.toString(), graduationYear: String(start.year + 2) }
}

export const openCheckout = ({ email }: Student, docID: string): Request => ({
  method: 'POST',
  path: '/webhooks/stripe/stripe-checkout',
  body: {
    email,
    name: 'Bench Rao',
    docID,
    partner: 'GBG',
    redirectUri: '/health-insurance/purchase-insurance',
    acknowledged: 'not-checked',
  },
})
