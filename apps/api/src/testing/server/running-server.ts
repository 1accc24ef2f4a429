import { type ChildProcess, spawn } from 'node:child_process'
import { freePort } from './free-port.ts'

/** A program that serves on a port: its output, its exit code, and when it is ready. */
export async function startProgram(command: string, args: readonly string[], env: Record<string, string>) {
  const root = new URL('../../../../..', import.meta.url).pathname
  const port = await freePort()
  const child = spawn(command, args, { cwd: root, env: { PATH: pathOfMachine(), ...env, PORT: String(port) } })
  const written = { text: '' }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (written.text += text))
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  return { child, port, written, ended, ready: () => whenReady(port, child, written) }
}

/** The PATH of an operator's shell, without the workspace's tools. */
function pathOfMachine() {
  const folders = process.env.PATH?.split(':') ?? []
  return folders.filter((folder) => !folder.endsWith('node_modules/.bin')).join(':')
}

async function whenReady(port: number, child: ChildProcess, written: { text: string }) {
  for (;;) {
    if (await answers(port)) return
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}: ${written.text}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Whether the server on a port is ready. */
export function answers(port: number) {
  return fetch(`http://127.0.0.1:${port}/api/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
