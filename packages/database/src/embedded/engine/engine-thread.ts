import { Worker } from 'node:worker_threads'
import { type Engine, EngineStopped } from './engine.ts'

export type ToEngine = { kind: 'run'; messages: Uint8Array } | { kind: 'close' }
export type FromEngine =
  | { kind: 'ready'; greeting: Uint8Array }
  | { kind: 'answer'; bytes: Uint8Array }
  | { kind: 'broken'; text: string }

interface Pending {
  resolve: (bytes: Uint8Array) => void
  reject: (error: EngineStopped) => void
}

/**
 * PGlite in a worker thread. A statement inside WebAssembly cannot be interrupted, so one that passes its deadline ends
 * with its thread, and the folder is opened again: to the data this is a killed PostgreSQL, which keeps every commit
 * that was acknowledged and undoes the rest. A thread that ends by itself (a crash, a failed fsync) is handled in the
 * same way.
 */
export class EngineThread implements Engine {
  losses = 0
  #folder: string
  #onLog: (text: string) => void
  #worker: Promise<{ worker: Worker; greeting: Uint8Array }> | undefined
  #pending: Pending | undefined
  #closing = false

  constructor(folder: string, onLog: (text: string) => void) {
    this.#folder = folder
    this.#onLog = onLog
  }

  /** Starts the thread unless it runs; returns the greeting for clients, or throws why the folder cannot be opened. */
  async start(): Promise<Uint8Array> {
    this.#worker ??= this.#spawn()
    const { greeting } = await this.#worker
    return greeting
  }

  async run(messages: Uint8Array, deadlineMs: number): Promise<Uint8Array> {
    if (this.#closing) throw new EngineStopped('57P01', 'The database is shutting down.')
    this.#worker ??= this.#spawn()
    const { worker } = await this.#worker.catch((error) => {
      throw new EngineStopped('57P03', error.message)
    })
    const expire =
      deadlineMs > 0 ? setTimeout(() => setImmediate(() => this.#expire(worker, pending)), deadlineMs) : undefined
    let pending: Pending | undefined
    try {
      return await new Promise<Uint8Array>((resolve, reject) => {
        pending = { resolve, reject }
        this.#pending = pending
        const copy = new Uint8Array(messages)
        worker.postMessage({ kind: 'run', messages: copy } satisfies ToEngine, [copy.buffer])
      })
    } finally {
      clearTimeout(expire)
    }
  }

  hurry(ms: number): void {
    const late = this.#pending
    this.#worker?.then(
      ({ worker }) => setTimeout(() => setImmediate(() => this.#expire(worker, late)), ms).unref(),
      () => undefined,
    )
  }

  /** Checkpoints and closes; a thread that needs longer is ended, which loses no acknowledged commit. */
  async close(deadlineMs: number): Promise<void> {
    this.#closing = true
    const running = await this.#worker?.catch(() => undefined)
    if (!running) return
    const { worker } = running
    const ended = new Promise((resolve) => worker.once('exit', resolve))
    worker.postMessage({ kind: 'close' } satisfies ToEngine)
    const expire = setTimeout(() => worker.terminate(), deadlineMs)
    await ended
    clearTimeout(expire)
  }

  #spawn() {
    const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { workerData: { folder: this.#folder } })
    let cause = 'The embedded database ended without a word.'
    return new Promise<{ worker: Worker; greeting: Uint8Array }>((resolve, reject) => {
      worker.on('message', (event: FromEngine) => {
        if (event.kind === 'ready') resolve({ worker, greeting: event.greeting })
        else if (event.kind === 'answer') this.#settle()?.resolve(event.bytes)
        else {
          cause = event.text
          this.#onLog(cause)
        }
      })
      worker.on('error', (error) => {
        cause = error instanceof Error ? error.message : String(error)
        this.#onLog(cause)
      })
      worker.on('exit', () => {
        this.#worker = undefined
        this.losses += 1
        this.#settle()?.reject(new EngineStopped('57P02', cause))
        reject(new Error(cause))
      })
    })
  }

  async #expire(worker: Worker, late: Pending | undefined): Promise<void> {
    if (!late || this.#pending !== late) return
    this.#onLog('A statement passed its deadline; the embedded database starts again.')
    this.#pending = undefined
    await worker.terminate()
    late.reject(new EngineStopped('57014', 'canceling statement due to statement timeout'))
  }

  #settle(): Pending | undefined {
    const pending = this.#pending
    this.#pending = undefined
    return pending
  }
}
