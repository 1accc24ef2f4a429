import { spawn } from 'node:child_process'

/** Runs a program of this package; returns its exit code and output. It gets only the given environment, and Node.js its cache. */
export function runProgram(program: string, args: readonly string[], env: Record<string, string> = {}) {
  const path = new URL(`../../commands/${program}`, import.meta.url).pathname
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [path, ...args], { env: { PATH, NODE_COMPILE_CACHE, ...env } })
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output })),
  )
}
