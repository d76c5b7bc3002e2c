// A field that somebody types, declared once: its label, its blank, how it is typed and how it is kept, what is wrong with
// it, its schemas and its control. A record is a plain object of such fields; forms, checks and calls follow from it.
export * from './choices.ts'
export * from './numbers.ts'
export * from './record.ts'
export * from './texts.ts'
