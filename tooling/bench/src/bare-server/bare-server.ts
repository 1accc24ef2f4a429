import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import pg from 'pg'

// The least that a server on Node can do for a page: it sends the statements of the question that a path numbers, one
// after another, and writes the rows of the last. No session, no rights, no limits, no check of what is asked.
type Statement = { name?: string; text: string; values: unknown[] }

const questions: readonly Statement[][] = JSON.parse(readFileSync(process.env.QUESTIONS ?? '', 'utf8'))
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16, options: process.env.OPTIONS })

async function answer(path: string) {
  let rows: unknown[] = []
  for (const statement of questions[Number(path.slice(1))] ?? []) rows = (await pool.query(statement)).rows
  return JSON.stringify({ data: rows })
}

const server = createServer(async (request, response) => {
  const body = await answer(request.url ?? '/')
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  response.end(body)
})
server.listen(Number(process.env.PORT), '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
