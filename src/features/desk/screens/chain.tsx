import { useQuery } from '@tanstack/react-query'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { ChainView } from '#src/features/audit/contract.ts'
import { chainQuery } from './desk-queries.ts'
import { Shown } from '#src/features/desk-kit/screens/shown.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'

/** Whether the audit is as it was written. */
export function Chain() {
  const query = useQuery(chainQuery)
  return (
    <Shown what="whether the audit is whole" query={query}>
      {chain =>
        chain.isWhole ? (
          <Notice
            tone="done"
            title="Audit: whole"
            action={
              <Button busy={query.isFetching} onClick={() => void query.refetch()}>
                Check again
              </Button>
            }
          >
            {chain.count === 0
              ? 'Nothing was noted yet.'
              : `${chain.count === 1 ? 'The one entry is as it was' : `All ${chain.count} entries are as they were`} noted. Head ${chain.head}: write it down elsewhere to be surer still.`}
          </Notice>
        ) : (
          <Broken chain={chain} />
        )
      }
    </Shown>
  )
}

type BrokenChain = Extract<ChainView, { isWhole: false }>

const Broken = ({ chain: { number, why, at } }: { chain: BrokenChain }) => (
  <Notice tone="wrong" live title={`Audit: broken at row ${number}`}>
    {whys[why]} {at !== null && <When at={at} />} Somebody with access to the database did this. Keep a copy of it as it
    is now, and find out who.
  </Notice>
)

const whys = {
  changed: 'The entry is not as it was noted.',
  removed: 'The entry was removed.',
  'link-removed': 'The entry was removed, and its link with it.',
  replaced: 'The chain was rewritten from here on.',
  'cut-off': 'The end was cut off.',
} as const satisfies Record<BrokenChain['why'], string>
