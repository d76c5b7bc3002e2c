// The document of all calls, by a linter for such documents: a program that is made from it finds nothing twice, missing or
// ambiguous. The rules are those of the linter, its strictest set.
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { contract } from '#src/app/server-modules.ts'
import { openApiOf } from '#src/platform/http/openapi.ts'
import { readSettings } from '#src/platform/settings.ts'

const rules = {
  // The package has none (package.json): all rights are reserved.
  'info-license': 'off',
  'info-license-strict': 'off',
} as const

const document = openApiOf(contract, readSettings({}), () => true)
const config = await createConfig({ extends: ['recommended-strict'], rules })
const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config })
for (const { ruleId, message, location } of problems)
  console.log(`${location.map(({ pointer }) => pointer ?? '').join(', ')}: ${message} (${ruleId})`)
if (problems.length > 0) process.exit(1)
