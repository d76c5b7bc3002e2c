// `npm run faults`: every fault at its full size, each with its figures.
// `npm run faults -- kills backup=2`: only these, the second at a size of two.
import { parts, type Part } from './parts.ts'

type Chosen = { name: string; part: Part; size: number }

const chosen = choose(process.argv.slice(2))
const broken: string[] = []
for (const { name, part, size } of chosen) {
  const start = performance.now()
  const figures = await part.run(size).catch(error => ({ title: name, lines: [], broken: [String(error)] }))
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  console.log(`\n${figures.title} (${name}, size ${size}, ${seconds} s)`)
  for (const line of figures.lines) console.log(`  ${line}`)
  for (const line of figures.broken) console.log(`  BROKEN: ${line}`)
  if (figures.broken.length > 0) broken.push(name)
}
console.log(broken.length === 0 ? '\nEvery promise was kept.' : `\nBroken: ${broken.join(', ')}`)
process.exit(broken.length === 0 ? 0 : 1)

function choose(wishes: readonly string[]): Chosen[] {
  if (wishes.length === 0) return Object.entries(parts).map(([name, part]) => ({ name, part, size: part.full }))
  return wishes.map(wish => {
    const [name = '', size] = wish.split('=')
    const part = parts[name]
    if (part === undefined || !(Number(size ?? 1) > 0)) {
      console.error(`There is no ${wish} here. There is: ${Object.keys(parts).join(', ')}`)
      process.exit(2)
    }
    return { name, part, size: Number(size ?? part.full) }
  })
}
