// `node tools/launch.mjs ops/watching/write.ts` writes the alert rules and the dashboard from their lists.
import { writeFile } from 'node:fs/promises'
import { files } from './files.ts'

for (const [file, content] of Object.entries(files)) await writeFile(file, content())
