export { takeBack, tell, sentInterviews as sent } from './contributing.ts'
export { ask, params } from './params.ts'
export { list, read } from './reading.ts'
