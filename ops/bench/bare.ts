// What we are held against: node:http and one prepared SELECT, and nothing else.
import { createServer } from 'node:http'
import postgres from 'postgres'

const sql = postgres(process.env['DATABASE_URL'] ?? '', { max: 5, onnotice: () => {} })
const [meera] = await sql`select id from people where email = 'meera.iyer@example.com'`

// For anyone who waits until it answers, every address is the same.
createServer(async (_, answer) => {
  const [row] = await sql`select id, first_name, last_name, email from people where id = ${String(meera?.['id'])}`
  answer.setHeader('content-type', 'application/json')
  answer.end(JSON.stringify(row))
}).listen(Number(process.env['PORT']), '127.0.0.1')
