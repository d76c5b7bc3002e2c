import type { payLinksContracts } from '../contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { readQuery } from '#src/browser/queries.ts'
import { seldomApiOf } from '#src/browser/seldom-api.ts'

export const { payLinks } = seldomApiOf<typeof payLinksContracts>()

export type Bill = { purpose: string; reference: string }

/** Read again with every payment. It lies behind a fold that few open, so a page is drawn without it. */
export const ownLinkQuery = ({ purpose, reference }: Bill) =>
  queryOptions({
    ...readQuery(['payments', 'pay-link', purpose, reference], () => payLinks.read({ purpose, reference })),
    meta: { isOfDevice: true },
  })

export const payQuery = (code: string) =>
  queryOptions({ queryKey: ['pay-link', code], queryFn: () => payLinks.open({ code }), retry: false, staleTime: 0 })
