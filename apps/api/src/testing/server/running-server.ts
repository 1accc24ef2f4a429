import { spawn } from 'node:child_process'
import { answersAt, watchProgram } from '@pramaan/testing/program'
import { freePort } from './free-port.ts'

/** A program that serves on a port: its output, its exit code, and when it is ready. */
export async function startProgram(command: string, args: readonly string[], env: Record<string, string>) {
  const root = new URL('../../../../..', import.meta.url).pathname
  const port = await freePort()
  const child = spawn(command, args, { cwd: root, env: { PATH: pathOfMachine(), ...env, PORT: String(port) } })
  const { output, whenReady } = watchProgram(command, child)
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  return { child, port, output, ended, ready: () => whenReady(() => answers(port)) }
}

/** The PATH of an operator's shell, without the workspace's tools. */
function pathOfMachine() {
  const folders = process.env.PATH?.split(':') ?? []
  return folders.filter((folder) => !folder.endsWith('node_modules/.bin')).join(':')
}

/** Whether the server on a port is ready. */
export function answers(port: number) {
  return answersAt(`http://127.0.0.1:${port}/api/readyz`)
}
