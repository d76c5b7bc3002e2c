// Runs dependency-cruiser over the law of imports (.dependency-cruiser.mjs), and fails when it saw nothing.
import { cruise } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'

const options = await extractOptions('.dependency-cruiser.mjs')
const { output } = await cruise(['src', 'seed'], { ...options, outputType: 'json' })
const result = typeof output === 'string' ? JSON.parse(output) : output
const { violations, totalCruised } = result.summary
for (const { rule, from, to } of violations) console.log(`${rule.name}: ${from} → ${to}`)
const expected = 50
if (totalCruised < expected) console.log(`Only ${totalCruised} modules were seen: the check itself is broken.`)
process.exit(violations.length === 0 && totalCruised >= expected ? 0 : 1)
