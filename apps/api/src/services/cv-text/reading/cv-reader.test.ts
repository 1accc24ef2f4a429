import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pdfSaying } from '../../../testing/people/sample-files.ts'
import { CvReader } from './cv-reader.ts'

const folder = await mkdtemp(join(tmpdir(), 'pramaan-cv-'))
const script = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

test('reads one CV after another and stays usable after a broken one', async () => {
  const reader = new CvReader()
  expect(await reader.read('pdf', pdfSaying('Java', 'Spring Boot'))).toBe('Java\nSpring Boot')
  expect(await reader.read('docx', new Uint8Array([1, 2, 3]))).toBeUndefined()
  expect(await reader.read('pdf', pdfSaying('Tally'))).toBe('Tally')
  await reader.close()
})

test('many CVs of one round leave no listeners behind on their process', async () => {
  const warnings: string[] = []
  const listen = ({ name }: Error) => warnings.push(name)
  process.on('warning', listen)
  const echo = `process.on('message', () => process.send('Java'))`
  const reader = new CvReader(script('echo.cjs', echo))
  for (let count = 0; count < 12; count++) expect(await reader.read('pdf', new Uint8Array(1))).toBe('Java')
  await reader.close()
  process.off('warning', listen)
  expect(warnings).not.toContain('MaxListenersExceededWarning')
})

const files = [
  ['never answers', 'for (;;);'],
  ['ends', 'process.exit(1)'],
  ['fills the memory with a list', 'const all = []; for (;;) all.push({ at: [all.length] })'],
  // V8 ends the whole process for it, wherever it is made.
  ['fills the memory with a table', 'const all = new Map(); for (;;) all.set(all.size, {})'],
] as const

test.each(files)('a file whose process %s is left unread, and the server goes on', async (name, text) => {
  const reader = new CvReader(
    script(`${name.replaceAll(' ', '-')}.cjs`, `process.on('message', () => { ${text} })`),
    1_500,
  )
  let turns = 0
  const turning = setInterval(() => turns++, 10)
  expect(await reader.read('pdf', pdfSaying('Java'))).toBeUndefined()
  clearInterval(turning)
  expect(turns).toBeGreaterThan(0)
  await reader.close()
})

const forbidden = [
  ['knows no secret of the server', 'Object.keys(process.env).join()'],
  [
    'may not write',
    `(() => { try { require('node:fs').writeFileSync('${join(folder, 'written')}', ''); return 'wrote' } catch { return '' } })()`,
  ],
  [
    'may not start a program',
    `(() => { try { require('node:child_process').execSync('true'); return 'started' } catch { return '' } })()`,
  ],
] as const

test.each(forbidden)('the process that reads %s', async (name, tried) => {
  const answer = `process.on('message', () => process.send('tried ' + ${tried}))`
  const reader = new CvReader(script(`${name.replaceAll(' ', '-')}.cjs`, answer))
  expect(await reader.read('pdf', new Uint8Array(1))).toBe('tried')
  await reader.close()
})

test('the process that reads may not reach the network', async () => {
  const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const call = `process.on('message', () => {
    const told = (text) => process.send(text)
    try {
      require('node:net').connect(${port}, '127.0.0.1').on('connect', () => told('reached')).on('error', () => told('refused'))
    } catch {
      told('refused')
    }
  })`
  const reader = new CvReader(script('call.cjs', call))
  expect(await reader.read('pdf', new Uint8Array(1))).toBe('refused')
  await reader.close()
  server.close()
})
