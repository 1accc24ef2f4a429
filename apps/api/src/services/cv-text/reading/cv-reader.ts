import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type CvFormat, cvLimits, cvTextOf } from '@pramaan/domain/cv-text'
import { answerOf, startUntrusted } from '../../../providers/untrusted/untrusted-process.ts'

/**
 * Reads CVs one after another in a separate process until it is closed. A thread would not be enough, because V8 may
 * end the whole process when a thread fills the memory.
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
    this.#process ??= startUntrusted(this.#script)
    // Null if it can't read the file.
    const text = await answerOf<string | null>(this.#process, { format, bytes }, this.#mostMs)
    if (text === undefined) await this.close()
    return (text && cvTextOf(text)) || undefined
  }

  async close() {
    const ending = this.#process
    this.#process = undefined
    if (ending?.kill('SIGKILL')) await once(ending, 'exit')
  }
}
