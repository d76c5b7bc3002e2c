// A screen shows what a read answers, and that it failed: the check that refuses the one without the other.
import { expect, test } from 'vitest'
import { unshownReads } from '../tools/failures-shown-rules.ts'

const within = (lines: string) => unshownReads('screen.tsx', `function Screen() {\n${lines}\n}`)

test.each([
  ['taken at once', 'return useQuery(profileQuery).data?.name'],
  ['taken apart', 'const { data: profile } = useQuery(profileQuery)\n return profile?.name'],
  ['taken apart with a default', 'const { data = [], isPending } = useQuery(profileQuery)\n return data'],
  ['taken from its name', 'const profile = useQuery(profileQuery)\n return profile.data?.name'],
  ['of a hook of ours', 'const journey = useJourney()\n return journey.data && <Route journey={journey.data} />'],
  [
    'waited for alone',
    'const profile = useQuery(profileQuery)\n return profile.isPending ? <Loading /> : <Name of={profile.data} />',
  ],
  ['in a function inside', 'const profile = useQuery(profileQuery)\n return () => profile.data'],
  [
    'under a name that another one has, whose failure is shown',
    'const one = () => { const query = useQuery(a)\n return query.data }\n' +
      'const other = () => { const query = useQuery(b)\n return query.error ?? query.data }',
  ],
])('what is %s without its failure is refused', (_, lines) => {
  expect(within(lines)).toHaveLength(1)
})

test.each([
  ['its failure is looked at', 'const profile = useQuery(profileQuery)\n return profile.isError ? why : profile.data'],
  ['its failure is taken apart', 'const { data, error } = useQuery(profileQuery)\n return error?.message ?? data'],
  [
    'the whole read is handed on',
    'const profile = useQuery(profileQuery)\n return profile.data ?? <Waiting query={profile} what="your profile" />',
  ],
  [
    'several are handed on as one',
    'const [one, other] = [useQuery(a), useQuery(b)]\n return one.data ?? <Waiting query={asOne(one, other)} what="it" />',
  ],
  ['it is said in a word that it may be missing', 'return optional(useQuery(unreadQuery))?.unread ?? 0'],
  ['nothing is taken of it', 'const { isFetching } = useQuery(profileQuery)\n return isFetching'],
  ['it is a change', 'const save = useMutation({ mutationFn: put })\n return save.data'],
])('it is let through where %s', (_, lines) => {
  expect(within(lines)).toEqual([])
})

test('the line is named', () => {
  expect(unshownReads('screen.tsx', '// one\n\nconst useName = () => useQuery(profileQuery).data?.name')).toEqual([3])
})

test('a file that cannot be read fails, and is not passed over', () => {
  expect(() => unshownReads('screen.tsx', 'function (')).toThrow('screen.tsx')
})
