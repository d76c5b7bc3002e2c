export { add, bringBack, catalogue, change, retire } from './catalogue.ts'
export { answer, takeUp } from './answering.ts'
export { order, orders } from './queue.ts'
