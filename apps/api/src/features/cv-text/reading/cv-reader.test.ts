import { writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
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

test('many CVs of one round leave no listeners behind on their thread', async () => {
  const warnings: string[] = []
  const listen = ({ name }: Error) => warnings.push(name)
  process.on('warning', listen)
  const echo = `const { parentPort } = require('node:worker_threads'); parentPort.on('message', () => parentPort.postMessage('Java'))`
  const reader = new CvReader(script('echo.cjs', echo))
  for (let count = 0; count < 12; count++) expect(await reader.read('pdf', new Uint8Array(1))).toBe('Java')
  await reader.close()
  process.off('warning', listen)
  expect(warnings).not.toContain('MaxListenersExceededWarning')
})

test.each([
  ['never answers', `require('node:worker_threads').parentPort.on('message', () => { for (;;); })`],
  ['ends', `require('node:worker_threads').parentPort.on('message', () => process.exit(1))`],
  [
    'fills the memory',
    `require('node:worker_threads').parentPort.on('message', () => { const all = []; for (;;) all.push({ at: [all.length] }) })`,
  ],
])('a file whose thread %s is left unread, and the server goes on', async (name, text) => {
  const reader = new CvReader(script(`${name.replaceAll(' ', '-')}.cjs`, text), 1_500)
  let turns = 0
  const turning = setInterval(() => turns++, 10)
  expect(await reader.read('pdf', pdfSaying('Java'))).toBeUndefined()
  clearInterval(turning)
  expect(turns).toBeGreaterThan(0)
  await reader.close()
})
