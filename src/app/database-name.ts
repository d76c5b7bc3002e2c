/** Of our own PostgreSQL. By itself, so that a program that needs the name need not load the server. */
export const databaseName = 'safar'
