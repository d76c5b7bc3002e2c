export { add, bringBack, catalogue, change, retire } from './catalogue.ts'
export { answer, takeUp } from './answers.ts'
export { order, orders } from './queue.ts'
