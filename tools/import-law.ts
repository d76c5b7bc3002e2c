// Runs dependency-cruiser over the law of imports, and fails when it saw nothing.
import { cruise } from 'dependency-cruiser'
import { forbidden } from './import-law-rules.ts'

/** Under this TypeScript it sees no module at all but for swc. */
const parser = 'swc'
const { output } = await cruise(['src', 'seed', 'ops', 'tests', 'tools'], {
  validate: true,
  ruleSet: { forbidden },
  parser,
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'], conditionNames: ['import', 'node'] },
})
if (typeof output === 'string') throw new Error('The result is not to be read.')
const { violations, totalCruised } = output.summary
for (const { rule, from, to } of violations) console.log(`${rule.name}: ${from} → ${to}`)
const expected = 300
if (totalCruised < expected) console.log(`Only ${totalCruised} modules were seen: the check itself is broken.`)
process.exit(violations.length === 0 && totalCruised >= expected ? 0 : 1)
