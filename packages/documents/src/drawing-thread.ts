import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Drawing } from './content.ts'

type Answer = { id: number; bytes: Uint8Array } | { id: number; error: unknown }

/** A thread that draws one document after the other, started with the first one. */
export class DrawingThread {
  #worker: Worker | undefined
  #last = 0
  readonly #waiting = new Map<number, PromiseWithResolvers<Buffer>>()

  draw(drawing: Drawing): Promise<Buffer> {
    this.#worker ??= this.#start()
    const id = ++this.#last
    const answer = Promise.withResolvers<Buffer>()
    this.#waiting.set(id, answer)
    this.#worker.ref()
    this.#worker.postMessage({ id, drawing })
    return answer.promise
  }

  #start() {
    const worker = new Worker(join(import.meta.dirname, 'render.worker.ts'))
    let reason: unknown = new Error('The thread that draws documents ended')
    worker.on('message', (answer: Answer) => this.#take(answer))
    worker.on('error', (error) => {
      reason = error
    })
    worker.on('exit', () => this.#end(reason))
    return worker
  }

  #take(answer: Answer) {
    const asked = this.#waiting.get(answer.id)
    this.#waiting.delete(answer.id)
    // With nothing to draw, the thread keeps no process running.
    if (this.#waiting.size === 0) this.#worker?.unref()
    if ('bytes' in answer) asked?.resolve(Buffer.from(answer.bytes))
    else asked?.reject(answer.error)
  }

  /** Everything that waits fails, and the next document starts a new thread. */
  #end(reason: unknown) {
    this.#worker = undefined
    for (const { reject } of this.#waiting.values()) reject(reason)
    this.#waiting.clear()
  }
}
