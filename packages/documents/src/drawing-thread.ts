import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Drawing } from './content.ts'

type Answer = { id: number; bytes: Uint8Array } | { id: number; error: unknown }

/** A document that a request waits for, and whether a thread has crashed on it before. */
type Waiting = { drawing: Drawing; answer: PromiseWithResolvers<Buffer>; again: boolean }

/** A thread that draws documents, started with the first one. */
export class DrawingThread {
  #worker: Worker | undefined
  #last = 0
  readonly #waiting = new Map<number, Waiting>()

  draw(drawing: Drawing): Promise<Buffer> {
    const answer = Promise.withResolvers<Buffer>()
    this.#send({ drawing, answer, again: false })
    return answer.promise
  }

  #send(waiting: Waiting) {
    this.#worker ??= this.#start()
    const id = ++this.#last
    this.#waiting.set(id, waiting)
    this.#worker.ref()
    this.#worker.postMessage({ id, drawing: waiting.drawing })
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
    const asked = this.#waiting.get(answer.id)?.answer
    this.#waiting.delete(answer.id)
    // An idle thread does not keep the process running.
    if (this.#waiting.size === 0) this.#worker?.unref()
    if ('bytes' in answer) asked?.resolve(Buffer.from(answer.bytes))
    else asked?.reject(answer.error)
  }

  /**
   * A new thread retries the waiting documents, since they may not have caused the crash. A document fails after two
   * crashes.
   */
  #end(reason: unknown) {
    this.#worker = undefined
    const waiting = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const { drawing, answer, again } of waiting) {
      if (again) answer.reject(reason)
      else this.#send({ drawing, answer, again: true })
    }
  }
}
