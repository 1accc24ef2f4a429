import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const ready = JSON.stringify(new URL('../run/ready.mjs', import.meta.url).href)

/** Stand in for the server: `drains` ends itself when it is asked to, as the server does; `leaves` is ended by the signal. */
const servers = {
  drains: `for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, () => process.exit(0))`,
  leaves: '',
}

test.each([
  { server: 'drains', signal: 'SIGTERM', end: [0, null] },
  { server: 'drains', signal: 'SIGINT', end: [0, null] },
  { server: 'leaves', signal: 'SIGTERM', end: [143, null] },
  { server: 'drains', signal: 'SIGKILL', end: [null, 'SIGKILL'] },
] as const)('a $signal to npm start ends the server too, which $server, and is reported as it ended', async (row) => {
  const starter = await start(servers[row.server])
  starter.kill(row.signal)
  // Both write to one pipe, which is closed once neither runs.
  expect(await once(starter, 'close')).toEqual(row.end)
})

/** Starts a server as `npm start` does, and waits until it runs. */
async function start(server: string) {
  const args = JSON.stringify(['-e', `${server}; console.log('ready'); setInterval(() => {}, 10_000)`])
  const script = `import { become } from ${ready}; become(${args})`
  const starter = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(starter.stdout, 'data')
  return starter
}
