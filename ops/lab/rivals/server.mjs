// Parse Server with LiveQuery, as its own documentation starts it. Plain JavaScript: its types are not installed here.
import { createServer } from 'node:http'
import { createRequire } from 'node:module'

const parseFolder = process.env.PARSE_FOLDER
const require = createRequire(`${parseFolder}/package.json`)
const express = require('express')
const { ParseServer } = require('parse-server')

const port = Number(process.env.PORT)
const url = `http://127.0.0.1:${port}/parse`
const parse = new ParseServer({
  databaseURI: process.env.DATABASE_URL,
  appId: 'bench',
  masterKey: 'a master key for benches alone',
  serverURL: url,
  // Nobody there but us: nothing is logged but errors.
  silent: true,
  verbose: false,
  logLevel: 'error',
  allowClientClassCreation: true,
  enforcePrivateUsers: true,
  liveQuery: { classNames: ['News'] },
})
await parse.start()

const app = express()
app.get('/readyz', (_, answer) => answer.json({ isUp: true }))
app.use('/parse', parse.app)
const http = createServer(app)
await ParseServer.createLiveQueryServer(http, { logLevel: 'error' })
http.listen(port, '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
