import { z } from 'zod'
import { pdf } from '#src/wire/files.ts'
import { notFound, tooManyRequests } from '#src/wire/problem.ts'
import { route, studentRoute, signedInRoute } from '#src/wire/route.ts'
import { visibleLine } from '#src/values/visible-text.ts'
import { messages, saying } from '#src/values/messages.ts'
import { catalogueContract } from './catalogue/contract.ts'
import { insuranceDeskContract } from './desk/contract.ts'
import { catalogueDeskContract } from './catalogue/desk/contract.ts'
import { blockingContract, blockingDeskContract, applicationBlocked } from './blocking/contract.ts'
import { claimsContract } from './claims/contract.ts'
import { claimsDeskContract } from './claims/desk/contract.ts'
import { detailsContract } from './details/contract.ts'
import { groupsContract } from './groups/contract.ts'
import { ownCoverContract } from './own-cover/contract.ts'
import { invoicesContract } from './invoices/contract.ts'
import { policiesContract } from './policies/contract.ts'
import { purchaseContract } from './purchase/contract.ts'
import { refundsContract } from './refunds/contract.ts'
import { waiverContract } from './waiver/contract.ts'

const whoRequired = 'Please say who tried to buy insurance.'
const typedLine = z.string().max(320).transform(visibleLine).default('')

const usCitizenContract = {
  attempt: signedInRoute('POST', '/webhooks/slack/us-citizen-attempt', {
    summary: 'Notifies the team that a US citizen tried to buy insurance, which is sold to international students.',
    input: z
      .object({
        name: typedLine,
        email: typedLine,
        phone: typedLine,
        id: typedLine,
        university: typedLine,
        timestamp: z.union([typedLine, z.number()]),
      })
      .superRefine(saying(({ name, email, phone }) => messages({ name: name + email + phone === '' && whoRequired }))),
    problems: [applicationBlocked, tooManyRequests],
  }),
}

const line = z.string().max(200).default('')

const pastPoliciesContract = {
  find: studentRoute('POST', '/api/insurance/past-policy', {
    summary: 'Whether you are still insured with WellAway: until when, and when you can be insured again.',
    input: z.object({ firstName: line, lastName: line, dob: z.string().max(40).default('') }),
    answer: z.object({ endDate: z.iso.date(), start: z.iso.date() }).nullable(),
    problems: [tooManyRequests],
  }),
}

const brochuresContract = {
  read: route('GET', '/api/insurance/plans/{plan}/brochure', {
    // As the plans themselves: a guest sees them.
    who: 'signed-in',
    summary: 'The brochure of a plan as a PDF; with what it costs at a university where it is sold, if one is named.',
    input: z.object({ plan: z.string().max(100), university: z.string().max(200).optional() }),
    ...pdf,
    problems: [notFound, tooManyRequests],
  }),
}

export const insuranceContracts = {
  insuranceCatalogue: catalogueContract,
  insuranceDetails: detailsContract,
  insurance: purchaseContract,
  groupPlans: groupsContract,
  pastPolicies: pastPoliciesContract,
  insuranceBrochures: brochuresContract,
  insuranceOwnCover: ownCoverContract,
  insuranceBlocking: blockingContract,
  insuranceBlocksDesk: blockingDeskContract,
  usCitizens: usCitizenContract,
  insuranceWaiver: waiverContract,
  insuranceInvoices: invoicesContract,
  policies: policiesContract,
  insuranceDesk: insuranceDeskContract,
  insuranceClaims: claimsContract,
  claimsDesk: claimsDeskContract,
  insuranceRefunds: refundsContract,
  insuranceCatalogueDesk: catalogueDeskContract,
}
