import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type CvFormat, cvLimits, cvTextOf } from '@pramaan/domain/cv-text'

/**
 * A CV of 5 MB needs a fraction of this memory. The process knows no secret and may not write, start a program or reach
 * the network: it opens files that anybody uploaded.
 */
const asStranger: ForkOptions = {
  execArgv: ['--max-old-space-size=256', '--permission', '--allow-fs-read=*'],
  env: {},
  serialization: 'advanced',
  stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
}

/**
 * Reads CVs one after another in a process of its own, until it is closed. A thread would not do: V8 may end the whole
 * process when one of its threads fills the memory.
 */
export class CvReader {
  readonly #script: string
  readonly #mostMs: number
  #process: ChildProcess | undefined

  constructor(script = join(import.meta.dirname, 'read-cv.worker.ts'), mostMs: number = cvLimits.ms) {
    this.#script = script
    this.#mostMs = mostMs
  }

  /** The text of a CV; undefined if it has none that can be read within the limits. */
  async read(format: CvFormat, bytes: Uint8Array): Promise<string | undefined> {
    this.#process ??= this.#start()
    const text = await answerOf(this.#process, { format, bytes }, this.#mostMs)
    if (text === undefined) await this.close()
    return (text && cvTextOf(text)) || undefined
  }

  /** An error of a process that is being ended must not end the server. */
  #start() {
    return fork(this.#script, asStranger).on('error', () => undefined)
  }

  async close() {
    const ending = this.#process
    this.#process = undefined
    if (ending?.kill('SIGKILL')) await once(ending, 'exit')
  }
}

/** The process's result; undefined if it ends or takes too long, null if it can't read the file. */
function answerOf(reading: ChildProcess, message: { format: CvFormat; bytes: Uint8Array }, mostMs: number) {
  const { promise, resolve } = Promise.withResolvers<string | null | undefined>()
  const giveUp = () => resolve(undefined)
  const timer = setTimeout(giveUp, mostMs)
  reading.once('message', resolve).once('error', giveUp).once('exit', giveUp)
  reading.send(message)
  return promise.finally(() => {
    clearTimeout(timer)
    reading.off('message', resolve).off('error', giveUp).off('exit', giveUp)
  })
}
