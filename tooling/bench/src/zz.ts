import { Agent } from 'node:http'
import { openSearchDatabase } from '@pramaan/api/testing/generated/search-database'
import { sendGet, readGet } from './measurement/send-get.ts'
import { secret, startServerProcess } from './server-process.ts'
import { searches } from './search/searches.ts'
const url = 'postgresql://postgres@localhost/postgres?host=/var/tmp/pgk'
const ground = await openSearchDatabase({ connectionString: url }, secret)
const employer = await ground.anEmployer()
const server = await startServerProcess(url)
const agent = new Agent({ keepAlive: true, maxSockets: 8 })
for (const s of [...searches, 'term=java+OR+python&internship=true', 'term=zubin', 'term=zzzz', 'term=quixotic', 'term=zzzz&location=Pune', 'term=kamalakar', 'term="kamalakar"', 'term=zubin OR quixotic OR zzzz', 'term=patil', 'term=patil jadhav', 'term=zubin&sortBy=FullName:asc','term=a','term=the']) for (const again of [0,1]) {
  const b = performance.now()
  await sendGet(agent, `${server.url}/api/user/datafilter?${s.replaceAll(' ', '%20')}`, employer.token).catch((e) => console.log(String(e).slice(0, 100)))
  const ms = performance.now() - b
  if (ms > 150 || s.includes('z') || s.includes('kam')) console.log(again, decodeURIComponent(s), ms.toFixed(0))
}
console.log(server.output())
agent.destroy(); await server.stop(); process.exit(0)
