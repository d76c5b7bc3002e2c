// Runs before pdf.js in its worker, so that all which it unpacks is counted.
import { boundMemory } from './pdf-bounds.ts'
import { readsWords } from './words-worker.ts'

if (self.name === readsWords) boundMemory()
