import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { watchProgram } from './program.ts'

const start = (script: string) => {
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'pipe'] })
  return { child, ...watchProgram('The program', child) }
}

test('the wait for a program ends when it is ready', async () => {
  const { child, output, isRunning, whenReady } = start("console.log('ready'); setInterval(() => {}, 1000)")
  await whenReady(async () => output().includes('ready'))
  expect(isRunning()).toBe(true)
  child.kill('SIGKILL')
})

test('the wait for a program ends when it ends, and says how it ended and what it printed', async () => {
  const { whenReady } = start("console.log('starting'); console.error('no room'); process.exitCode = 3")
  const wait = whenReady(async () => false)
  await expect(wait).rejects.toThrow('The program ended with 3. It printed:')
  await expect(wait).rejects.toThrow('starting')
  await expect(wait).rejects.toThrow('no room')
})

test('a program that does not exist is named in the error', async () => {
  const child = spawn('/no/such/program', { stdio: ['ignore', 'pipe', 'pipe'] })
  const wait = watchProgram('The program', child).whenReady(async () => false)
  await expect(wait).rejects.toThrow('spawn /no/such/program ENOENT')
})

test('a program that is never ready is ended, and what it printed is said', async () => {
  const { output, isRunning, whenReady } = start("console.log('still filling'); setInterval(() => {}, 1000)")
  await whenReady(async () => output().includes('filling'))
  await expect(whenReady(async () => false, 600)).rejects.toThrow(
    'was not ready within 0.01 minutes. It printed:\nstill',
  )
  expect(isRunning()).toBe(false)
})
