import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type CvFormat, cvLimits, cvTextOf } from '@pramaan/domain/cv-text'

/** A CV of 5 MB needs a fraction of this; a file made to fill the memory ends its thread, not the server. */
const resourceLimits = { maxOldGenerationSizeMb: 256 }

/** Reads CVs one after another in a thread of its own, until it is closed. */
export class CvReader {
  readonly #script: string
  readonly #mostMs: number
  #worker: Worker | undefined

  constructor(script = join(import.meta.dirname, 'read-cv.worker.ts'), mostMs: number = cvLimits.ms) {
    this.#script = script
    this.#mostMs = mostMs
  }

  /** The text of a CV; undefined if it has none that can be read within the limits. */
  async read(format: CvFormat, bytes: Uint8Array): Promise<string | undefined> {
    this.#worker ??= this.#start()
    const text = await answerOf(this.#worker, { format, bytes }, this.#mostMs)
    if (text === undefined) await this.close()
    return (text && cvTextOf(text)) || undefined
  }

  /** An error of a thread that is being ended must not end the server. */
  #start() {
    return new Worker(this.#script, { resourceLimits }).on('error', () => undefined)
  }

  async close() {
    const worker = this.#worker
    this.#worker = undefined
    await worker?.terminate()
  }
}

/** The thread's result; undefined if it ends or takes too long, null if it can't read the file. */
function answerOf(worker: Worker, message: unknown, mostMs: number) {
  const { promise, resolve } = Promise.withResolvers<string | null | undefined>()
  const giveUp = () => resolve(undefined)
  const timer = setTimeout(giveUp, mostMs)
  worker.once('message', resolve).once('error', giveUp).once('exit', giveUp)
  worker.postMessage(message)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', resolve).off('error', giveUp).off('exit', giveUp)
  })
}
