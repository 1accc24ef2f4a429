import { spawn } from 'node:child_process'

/** Starts one of the root's scripts with all that it starts itself; `end` ends the whole of it. */
export function startScript(name: string) {
  const child = spawn('pnpm', ['run', name], { detached: true, stdio: 'ignore' })
  return {
    end() {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    },
  }
}

/** Waits until an address answers with 200, or until it does not. */
export async function untilAnswers(url: string, wanted = true) {
  for (let tries = 0; tries < 2_400; tries++) {
    const ok = await fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ok === wanted) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${url} ${wanted ? 'did not answer' : 'went on answering'} within two minutes`)
}
