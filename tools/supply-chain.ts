// Holds what we take from others against its rules, and leaves the bill of materials beside the build.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { run } from './run.ts'
import { billShape, faultsOf, lockShape, manifestShape, missingIn } from './supply-chain-rules.ts'

const file = 'dist/bill-of-materials.json'

const manifest = manifestShape.parse(JSON.parse(await readFile('package.json', 'utf8')))
const lock = lockShape.parse(JSON.parse(await readFile('package-lock.json', 'utf8')))
const bill = await billOfMaterials()
const faults = [
  ...faultsOf(manifest, lock),
  ...missingIn(billShape.parse(JSON.parse(bill)), lock).map(name => `${name} is not in the bill of materials`),
]
await mkdir('dist', { recursive: true })
await writeFile(file, bill)
console.log(faults.length === 0 ? `The bill of materials lies in ${file}.` : faults.join('\n'))
process.exit(faults.length === 0 ? 0 : 1)

/** CycloneDX, as npm writes it from the lock; tools are marked as such. Asked to leave them out, it leaves out React too. */
async function billOfMaterials(): Promise<string> {
  const { output } = await run('npm', ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'], { quiet: true })
  // What npm has to say besides comes on the same way out.
  return output.slice(output.indexOf('{\n'), output.lastIndexOf('}') + 1)
}
