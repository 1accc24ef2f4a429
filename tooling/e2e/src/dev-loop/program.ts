import { spawn } from 'node:child_process'
import { answersAt, watchProgram } from '@pramaan/testing/program'

/** Starts one of the root's scripts with all that it starts itself; `end` ends the whole of it. */
export function startScript(name: string) {
  const child = spawn('pnpm', ['run', name], { detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const { isRunning, whenReady } = watchProgram(`pnpm ${name}`, child)
  return {
    /** Waits until an address answers with 200, or until it does not. */
    untilAnswers: (url: string, wanted = true) => whenReady(async () => (await answersAt(url)) === wanted),
    end() {
      if (child.pid && isRunning()) process.kill(-child.pid, 'SIGTERM')
    },
  }
}
