// An affidavit of support by somebody of the family, to print.
import { z } from 'zod'
import { pdf } from '#src/wire/files.ts'
import { notFound, tooManyRequests } from '#src/wire/problem.ts'
import { seldom, studentRoute } from '#src/wire/route.ts'

export const affidavitContracts = {
  familyAffidavit: seldom({
    print: studentRoute('GET', '/api/family-members/{id}/affidavit', {
      summary: 'An affidavit of support by this person, filled in from what you entered, to print and sign.',
      input: z.object({ id: z.uuid() }),
      problems: [notFound, tooManyRequests],
      ...pdf,
      showsIdentity: true,
    }),
  }),
}
