import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'

/**
 * A file of 5 MB needs a fraction of this memory. The process opens files that strangers uploaded, so it knows no
 * secret and may not write, start a program or use the network.
 */
const asStranger: ForkOptions = {
  execArgv: ['--max-old-space-size=256', '--permission', '--allow-fs-read=*'],
  env: {},
  serialization: 'advanced',
  stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
}

/** Starts a script that reads untrusted files; an error of its process must not end the server. */
export function startUntrusted(script: string): ChildProcess {
  return fork(script, asStranger).on('error', () => undefined)
}

/** The process's answer to a message; undefined if the process ends or takes too long. */
export function answerOf<Answer>(process: ChildProcess, message: object, mostMs: number) {
  const { promise, resolve } = Promise.withResolvers<Answer | undefined>()
  const giveUp = () => resolve(undefined)
  const timer = setTimeout(giveUp, mostMs)
  process.once('message', resolve).once('error', giveUp).once('exit', giveUp)
  process.send(message)
  return promise.finally(() => {
    clearTimeout(timer)
    process.off('message', resolve).off('error', giveUp).off('exit', giveUp)
  })
}
