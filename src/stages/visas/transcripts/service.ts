export { takeBack, tell, sentInterviews as sent } from './contributions.ts'
export { ask, params } from './params.ts'
export { list, read } from './queries.ts'
