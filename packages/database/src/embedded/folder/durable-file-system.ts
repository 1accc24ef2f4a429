import { fsyncSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type EngineOptions = Parameters<NodeFS['init']>[1]
type EngineModule = Parameters<NonNullable<EngineOptions['preRun']>[number]>[0]

interface NodeStream {
  nfd: number
}

/**
 * PGlite's folder on disk with the fsync that it lacks: as shipped (0.5.14) a commit reaches the page cache only, and a
 * power cut loses it. PostgreSQL's own calls for files and folders pass through; `syncs` counts them, so that a start
 * can prove that they happen. `onFailure` must end the engine: after a failed fsync the disk's content is unknown.
 */
export class DurableFileSystem extends NodeFS {
  syncs = 0
  #onFailure: (error: unknown) => void

  constructor(folder: string, onFailure: (error: unknown) => void) {
    super(folder)
    this.#onFailure = onFailure
  }

  override async init(pg: PGlite, options: EngineOptions) {
    const { emscriptenOpts } = await super.init(pg, options)
    const addFsync = (module: EngineModule) => {
      module.FS.filesystems.NODEFS.stream_ops.fsync = (stream: NodeStream) => this.#sync(stream)
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } }
  }

  #sync(stream: NodeStream): number {
    this.syncs += 1
    try {
      fsyncSync(stream.nfd)
    } catch (error) {
      this.#onFailure(error)
    }
    return 0
  }
}
