export { takeBack, tell, sentInterviews as told } from './contributing.ts'
export { ask, params } from './params.ts'
export { list, read } from './reading.ts'
