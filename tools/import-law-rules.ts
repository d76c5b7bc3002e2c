// The law of imports (ARCHITECTURE.md). Each rule says why it is there.
import type { IForbiddenRuleType } from 'dependency-cruiser'
const pure = '(^|/)(rules|(module\\.)?contract|copy|copy\\.\\w\\w|words|facts\\.shape)\\.ts$'
const server = '(^|/)(tables|facts|service|jobs|module\\.server)\\.ts$'
const lists = '^src/app/(server-modules|web/web-modules|web/examples|web/desk/desk-modules)\\.ts$'

/** From the ground up: a feature imports features of lower floors only, types too, and none of its own floor. */
export const floors: readonly (readonly string[])[] = [
  ['audit', 'drafts', 'forms', 'places'],
  ['desk-kit', 'universities'],
  ['dated-facts', 'translations'],
  ['glossary', 'progress'],
  ['exchange', 'people'],
  ['accounts'],
  ['consent'],
  ['approvals', 'card', 'documents', 'notifications'],
  ['appointments', 'chat', 'content', 'desk', 'passport-profile', 'payments', 'plan', 'rights'],
  ['home', 'joining', 'legal', 'pay-links', 'products', 'papers', 'webinars'],
  ['look-inside', 'money'],
  ['family'],
  ['profile'],
  ['students'],
  ['custom-steps'],
]

/**
 * The same inside the large folders. A floor holds folders, and the files beside them that folders import. The other
 * files beside them gather from all: no folder imports those, but for the contract, of which a screen makes its calls.
 */
export const floorsWithin: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'src/features/accounts': storeysOf(`
    audit-actions.ts copy.ts rules.ts contract.ts tables.ts limits.ts letters.ts known-browsers.ts
    password.ts people.ts phone-codes.ts ended legal
    evidence.ts links.ts
    proof seats
    second-factor unproved
    screens
    undo
    ways`),
  'src/stages/vaccines': storeysOf(`
    audit-actions.ts copy.ts facts.shape.ts requirements
    tables.ts schedule pending
    rules.ts records
    plan sets summary
    clinics proof
    outline`),
  'src/stages/visas': storeysOf(`
    audit-actions.ts request-kinds.ts copy.ts facts.shape.ts screens
    pending stay
    i20
    transcripts numbers
    rounds i20-check
    rules.ts compile-docs
    attorneys mock-interview pack outline
    post-interview
    paper-checks ds-160
    sevis
    appointment`),
  'src/stages/health-insurance': storeysOf(`
    audit-actions.ts request-kinds.ts notices.ts coverage sources screens
    facts.shape.ts demands quote
    tables.ts
    standing
    copy.ts
    catalogue renewal blocking beside
    own-cover
    details
    application
    referrals past-policies us-citizen
    groups refunds brochures
    recommend purchase
    todos
    policies
    waiver
    invoices
    desk
    claims
    arrival rules.ts
    outline`),
}

function storeysOf(lines: string): string[][] {
  return lines.split('\n').flatMap(line => (line === '' ? [] : [line.trim().split(' ')]))
}

const isFile = (name: string): boolean => name.endsWith('.ts')
const namedIn = (these: readonly (readonly string[])[]): string =>
  these
    .flat()
    .map(name => name.replaceAll('.', '\\.'))
    .join('|')
const notTests = '\\.test\\.tsx?$'
const calls = '(module\\.)?contract\\.ts'

const comment = 'A page that gathers from above declares a slot; the others give to it.'

/** Nothing imports from a floor above, and no folder, nor a file beside folders, from another folder of its own. */
const downTheFloors = (place: string, storeys: readonly (readonly string[])[]): IForbiddenRuleType[] =>
  storeys.flatMap((floor, index) => {
    const rule = { name: 'imports-lead-down-the-floors', comment, severity: 'error' } as const
    const files = floor.filter(isFile)
    const folders = floor.filter(name => !isFile(name))
    const above = storeys.slice(index + 1)
    const down = (from: readonly string[], to: readonly (readonly string[])[]): IForbiddenRuleType[] =>
      from.length === 0 || to.flat().length === 0
        ? []
        : [
            {
              ...rule,
              from: { path: `^${place}/(${namedIn([from])})(?:/|$)`, pathNot: notTests },
              to: { path: `^${place}/(?:${namedIn(to)})(?:/|$)`, pathNot: `^${place}/$1/` },
            },
          ]
    return [...down(folders, [floor, ...above]), ...down(files, [folders, ...above])]
  })

/** A new folder is put into the list first. */
const standsOnAFloor = (place: string, storeys: readonly (readonly string[])[]): IForbiddenRuleType => ({
  name: 'every-folder-stands-on-a-floor',
  severity: 'error',
  from: {},
  to: { path: `^${place}/(?!(${namedIn(storeys)})/)[^/]+/` },
})

const inside: IForbiddenRuleType[] = Object.entries(floorsWithin).flatMap(([place, storeys]) => {
  const named = namedIn(storeys)
  const rule = { name: 'no-folder-imports-what-gathers', severity: 'error' } as const
  const from = { path: `^${place}/(?:[^/]+/|(?:${named})$)`, pathNot: notTests }
  const beside = `^${place}/[^/]+\\.tsx?$`
  return [
    ...downTheFloors(place, storeys),
    standsOnAFloor(place, storeys),
    { ...rule, from, to: { path: beside, pathNot: `^${place}/(?:${named}|${calls})$` } },
    // A screen makes its calls of the contract's type, and takes nothing of it along.
    { ...rule, from, to: { path: beside, pathNot: `^${place}/(?:${named})$`, dependencyTypesNot: ['type-only'] } },
  ]
})

export const forbidden: IForbiddenRuleType[] = [
  ...downTheFloors('src/features', floors),
  standsOnAFloor('src/features', floors),
  ...inside,
  {
    name: 'a-feature-imports-no-stage',
    comment: 'Which stages there are is said in src/stages/stages.ts; what they do, they give to slots.',
    severity: 'error',
    from: { path: '^src/(features|manifest)/', pathNot: '\\.test\\.tsx?$' },
    to: { path: '^src/stages/[^/]+/' },
  },
  {
    name: 'the-manifest-imports-no-feature',
    severity: 'error',
    from: { path: '^src/manifest/', pathNot: '\\.test\\.tsx?$' },
    to: { path: '^src/features/' },
  },
  {
    name: 'no-cycles',
    comment: 'Nothing can be read alone in a cycle.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'pure-is-pure',
    comment: 'Rules, contracts and words run anywhere.',
    severity: 'error',
    from: { path: `^src/(stages|features)/.*${pure}` },
    to: { path: '^(src|seed)/', pathNot: [pure, '^src/(journey|plan|reading|values|wire)/|^src/records/[^/]+\\.ts$'] },
  },
  {
    name: 'rules-have-no-io',
    comment: 'A rule reads facts that it is handed.',
    severity: 'error',
    from: {
      path: '^src/.*/(rules|copy|facts\\.shape)\\.ts$|^src/(journey|plan|reading|values)/',
      pathNot: '\\.test\\.ts$',
    },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'rules-carry-no-schemas',
    comment: 'Rules and words are in the first script of a page; zod alone would be most of it.',
    severity: 'error',
    from: {
      path: '^src/.*/(rules|copy|facts\\.shape)\\.ts$|^src/(journey|plan|reading|values)/',
      pathNot: '\\.test\\.ts$',
    },
    to: { path: 'node_modules/zod|^src/records/shapes\\.ts$' },
  },
  {
    name: 'a-form-carries-no-schemas',
    comment: 'A field is handed the schema library by contracts; of it a form knows the types alone.',
    severity: 'error',
    from: { path: '^src/records/', pathNot: '^src/records/shapes\\.ts$|\\.test\\.tsx?$' },
    to: { path: 'node_modules/zod', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'the-engine-knows-no-stage',
    comment:
      'journey, plan, reading, records, platform, browser, ui, values, wire and what a web manifest is are below the product.',
    severity: 'error',
    from: {
      path: '^src/(journey|plan|reading|records|platform|browser|ui|values|wire)/|^src/manifest/web\\.tsx$',
      pathNot: '\\.test\\.ts$',
    },
    to: { path: '^(src/(stages|features|app)|seed)/' },
  },
  {
    name: 'ui-knows-no-api',
    severity: 'error',
    from: { path: '^src/ui/', pathNot: '\\.test\\.tsx?$' },
    // What a phone's layout is, the build reads as well: it knows no page.
    to: { path: '^src/(?!ui/|values/phone-layout)' },
  },
  {
    name: 'browser-code-stays-in-the-browser',
    comment: 'Screens see rules, contracts, words and the design system.',
    severity: 'error',
    from: {
      path: '^src/(.*/screens|app/web|browser|ui)/|module\\.web\\.tsx$|^src/manifest/web\\.tsx$',
      pathNot: '\\.test\\.tsx?$',
    },
    to: { path: ['^src/platform/(?!contract\\.ts)', server, '^seed/'] },
  },
  {
    name: 'server-code-has-no-screens',
    severity: 'error',
    from: { path: `^src/(platform|.*${server})` },
    to: { path: '(/screens/|^src/(ui|browser)/|^src/app/web/)' },
  },
  {
    name: 'stages-are-neighbours-not-rooms',
    comment: "A neighbour's rules, shape and contract at most; what else it knows, it gives to a slot.",
    severity: 'error',
    from: { path: '^src/stages/([^/]+)/' },
    to: { path: '^src/stages/[^/]+/', pathNot: ['^src/stages/$1/', '/(rules|facts\\.shape|contract)\\.ts$'] },
  },
  {
    name: 'modules-are-imported-by-lists',
    comment: 'What a stage or feature says of itself reaches the rest of app/ through the lists of modules alone.',
    severity: 'error',
    from: { path: '^(src|seed)/', pathNot: [lists, '\\.test\\.tsx?$'] },
    to: { path: '/module\\.(server|desk|web)\\.tsx?$' },
  },
  {
    name: 'app-names-no-stage',
    comment: 'Only lists of modules do: adding a step touches the folder of its stage.',
    severity: 'error',
    from: { path: '^src/app/', pathNot: [lists, '\\.test\\.tsx?$'] },
    to: { path: '^src/stages/.+/' },
  },
  {
    name: 'only-the-start-seeds',
    comment:
      'Demo people and the starter catalogues are put in by the start and by tests; the product runs without them.',
    severity: 'error',
    from: { path: '^src/', pathNot: ['\\.test\\.tsx?$', '^src/app/start\\.ts$'] },
    to: { path: '^seed/' },
  },
  {
    name: 'nothing-needs-the-lab',
    comment: 'What only measures others can be thrown away on any day: no program, tool or test needs it.',
    severity: 'error',
    from: { pathNot: '^ops/lab/' },
    to: { path: '^ops/lab/' },
  },
  {
    name: 'the-product-needs-no-operations',
    comment: 'What runs, drills and measures the product imports it, never the other way round.',
    severity: 'error',
    from: { path: '^(src|seed)/', pathNot: '\\.test\\.tsx?$' },
    to: { path: '^(ops|tests|tools)/' },
  },
  {
    name: 'pictures-are-decoded-in-a-process-that-can-be-killed',
    comment: 'Loaded by the server itself, sharp would take its memory (decision 35).',
    severity: 'error',
    from: {
      path: '^src/',
      pathNot: '^src/platform/pictures/(redraw|embed|worker)\\.ts$|/(paper|pdf/pages)\\.ts$|/press/worker\\.ts$',
    },
    to: {
      path: 'node_modules/sharp|^src/platform/pictures/(redraw|embed|worker)\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'nothing-without-a-noun',
    comment: 'A shared thing has a name.',
    severity: 'error',
    from: {},
    to: { path: '^src/.*(^|/)(utils?|helpers?|common|misc|shared)(/|\\.ts)' },
  },
]
