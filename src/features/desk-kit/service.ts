export { colleagues, giveBack, handOver, note, reopen, setPriority, settle, take } from './answering.ts'
export { list } from './listing.ts'
export { changeMany } from './many.ts'
export { read as notes, remove as removeNote, write as writeNote } from './notes.ts'
